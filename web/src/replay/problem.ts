/** What cannot be read in a text, in words. */
import { t } from '../lib/words.svelte';
import type { Misread } from '../lib/reading';

export function problemWord({ problem, found }: Misread, { line, column }: { line: number; column: number }): string {
  return t(`replay-json-${problem}`, { line, column, found });
}
