/** Who sits where, and the quiet line below a name. */
import type { Seat } from '../../../lib/types';
import { t } from '../../../lib/words.svelte';
import type { BoardProps } from '../../../table/board';
import { leftOf, rightOf } from '../piles';
import type { HeulView, Lying } from '../types';

export interface Around {
  /** All others, clockwise; the two neighbours, and who sits between them. */
  others: Seat[];
  left: Seat;
  right: Seat;
  tops: Seat[];
}

export function around({ players }: HeulView, below: Seat): Around {
  const others = Array.from({ length: players - 1 }, (_, i) => (below + 1 + i) % players);
  return { others, left: others[0]!, right: others.at(-1)!, tops: others.slice(1, -1) };
}

export function seatLine({ view, you }: BoardProps<HeulView>, seat: Seat, short: boolean): string {
  if (you !== null && seat === leftOf(you, view.players)) return t(short ? 'heul-left-short' : 'heul-left');
  if (you !== null && seat === rightOf(you, view.players)) return t(short ? 'heul-right-short' : 'heul-right');
  return short ? t('card-cards', { count: view.hand_sizes[seat] ?? 0 }) : t('heul-pile-count-of', { count: view.piles[seat]?.length ?? 0 });
}

export const ownLine = ({ view, you, below }: BoardProps<HeulView>): string =>
  t(below === you ? 'heul-pile-count' : 'heul-pile-count-of', { count: view.piles[below]?.length ?? 0 });

/** Under which name a card on a pile travels. */
export const nameOf = (lying: Lying): string => (lying.laid_by < 0 ? `first-${lying.card}-0` : `laid-${lying.laid_by}`);
