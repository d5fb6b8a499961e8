/** What a record is called in lists. */
import { listed } from '../lib/words.svelte';
import type { GameRecord } from './types';

export function titleOf(record: GameRecord): string {
  return listed(record.players.map((name) => name.slice(0, 40)));
}
