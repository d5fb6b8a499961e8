/** The plain turn sentence of Heul doch!, for the board, the title and the live region. */
import type { Seat } from '../../../lib/types';
import type { HeulView } from '../types';
import { t } from '../../../lib/words.svelte';

export function heulTurn(view: HeulView, names: string[], you: Seat | null): string {
  if (view.turn === null) return t('heul-turn-over');
  return view.turn === you ? t('heul-turn-you') : t('heul-turn-other', { name: names[view.turn] ?? '' });
}
