/** What lies in the middle: the trick that is being played, or the last one while it is held. */
import { trumpOf } from '../cards';
import type { MuView } from '../types';
import { t } from '../../../lib/words.svelte';
import type { BoardProps } from '../../../table/board';
import type { Lying } from '../../../table/shared/trick';
import { chiefTrump, trickOf, trickPoints, viceTrump } from './model';

export interface Middle {
  cards: Lying[];
  /** The words at the winner's card, once the trick is full. */
  done: string;
  /** Whose plate the cards go to. */
  to: string | undefined;
}

export function lying(props: BoardProps<MuView>, name: (seat: number) => string): Middle {
  const { view, holding, you } = props;
  const held = holding ? view.last_trick : null;
  if (view.leader === null && !held) return { cards: [], done: '', to: undefined };
  const places = held ? trickOf(view, held.leader, held.cards) : trickOf(view, view.leader ?? 0, view.trick);
  const cards = places.map(({ seat, card, best, led }) => ({
    seat,
    name: seat === you ? t('ui-you') : name(seat),
    card,
    trump: card ? trumpOf(card, chiefTrump(view), viceTrump(view)) : null,
    from: card ? `hand-${card}-1 hand-${card}-0 open-${seat}-${card}-1 open-${seat}-${card}-0 plate-${seat}` : '',
    best,
    led,
    next: !held && view.turn === seat,
  }));
  const winner = held?.winner ?? places.find(({ best }) => best)?.seat;
  return { cards, done: held ? t('mu-takes', { points: trickPoints(held.cards) }) : '', to: winner === undefined ? undefined : `plate-${winner}` };
}
