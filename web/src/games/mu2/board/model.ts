/** What a view of Mü for two says, put the way the board shows it. */
import type { IconName } from '../../../art/icons';
import type { Seat } from '../../../lib/types';
import { dotted, t } from '../../../lib/words.svelte';
import type { BoardProps } from '../../../table/board';
import type { Lying } from '../../../table/shared/trick';
import { best, trumpOf } from '../../mu/cards';
import { bigOf, smallOf, type Shown } from '../columns';
import type { Mu2View } from '../types';

export const crownOf = (view: Mu2View): Seat | null => view.contract?.chief ?? null;
export const roleIcon = (view: Mu2View, seat: Seat): IconName | null => (crownOf(view) === null ? null : crownOf(view) === seat ? 'crown' : 'shield');

/** The quiet line below somebody's name. */
export function lineOf(view: Mu2View, seat: Seat): string {
  const crown = crownOf(view);
  if (crown === null) return t('mu2-open-count', { count: view.open[seat]?.length ?? 0 });
  return dotted([t(crown === seat ? 'mu2-role-crown' : 'mu2-role-shield'), t('mu2-points-won', { points: view.points[seat] ?? 0 })]);
}

export const isPlaying = (view: Mu2View): boolean => view.phase === 'play' || view.phase === 'reveal' || (view.phase === 'over' && view.contract !== null);
/** Whether a trick lies in the middle, or would. */
export const showsTrick = ({ view, holding }: BoardProps<Mu2View>): boolean => holding || (isPlaying(view) && view.phase !== 'reveal');
/** Whether the cards below are ours to play. */
export const isOwnTable = ({ you, below, hands }: BoardProps<Mu2View>): boolean => you !== null && below === you && !hands;

/** The trick that is being played, or the last one while it is held. */
export function lying({ view, holding, names, you }: BoardProps<Mu2View>): Lying[] {
  const shown = holding && view.last_trick ? view.last_trick : { leader: view.leader ?? 0, cards: view.trick };
  const [big, small] = [bigOf(view), smallOf(view)];
  const top = best(shown.cards, big, small);
  return [0, 1].map((i) => {
    const seat = (shown.leader + i) % 2;
    const card = shown.cards[i] ?? null;
    return {
      seat,
      card,
      name: seat === you ? t('mu2-trick-you') : (names[seat] ?? ''),
      trump: card ? trumpOf(card, big, small) : null,
      best: i === top,
      led: i === 0,
      from: `hand-${card}-1 hand-${card}-0 open-${seat}-${card}-1 open-${seat}-${card}-0 plate-${seat}`,
      next: view.turn === seat && view.phase === 'play' && !holding,
    };
  });
}

/** The longest column: what needs height gets it. */
export const deepest = (columns: Shown[]): number => Math.max(1, ...columns.map(({ open, down }) => open.length + down.length / 3));
