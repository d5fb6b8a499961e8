/** Moves without cards of one's own, as buttons say them. */
import { t } from '../../lib/words.svelte';
import { COLOURS } from './cards';

/** A trump with its sign. */
export const trumpOffer = (trump: string): string =>
  COLOURS.includes(trump) ? `[[${trump}]] ${t('card-trump', { kind: trump })}` : t('card-trump', { kind: trump });

export function offer(move: string, players: readonly string[]): string {
  const [word, what = ''] = move.split(' ');
  if (word === 'trump') return trumpOffer(what);
  return word === 'partner' ? (players[Number(what)] ?? what) : move;
}
