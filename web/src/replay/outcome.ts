/** How a hand ended, in a word. */
import { has, t } from '../lib/words.svelte';

export function outcomeWord(game: string, outcome: string | null): string {
  if (outcome === null) return t('replay-outcome-unfinished');
  const id = `${game}-outcome-${outcome}`;
  return outcome && has(id) ? t(id) : '';
}
