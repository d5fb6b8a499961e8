/** Small words of replays. */
import { has, listed, t } from '../lib/words.svelte';
import type { Misread } from '../lib/reading';
import type { GameRecord } from './types';

/** What cannot be read in a text. */
export const problemWord = ({ problem, found }: Misread, { line, column }: { line: number; column: number }): string =>
  t(`replay-json-${problem}`, { line, column, found });

/** How a hand ended, in a word. */
export function outcomeWord(game: string, outcome: string | null): string {
  if (outcome === null) return t('replay-outcome-unfinished');
  const id = `${game}-outcome-${outcome}`;
  return outcome && has(id) ? t(id) : '';
}

/** What a record is called in lists. */
export const titleOf = ({ players }: GameRecord): string => listed(players.map((name) => name.slice(0, 40)));
