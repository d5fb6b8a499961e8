/** The guided first game of Mü for two. */
import { mine, type Lessons } from '../../learn/lesson';
import { contractFacts, isAuction, isLongEnough, isWon, TRICKS } from '../mu/lessons';
import type { Seat } from '../../lib/types';
import type { Mu2View } from './types';

/** A card of yours that lies open. */
const isOpen = (view: Mu2View, you: Seat, card: string | undefined): boolean => card !== undefined && (view.open[you] ?? []).includes(card);

export const lessons: Lessons<Mu2View> = {
  players: 2,
  lessons: {
    aim: isAuction,
    table: (view, you) => isAuction(view) && !view.log.some(([seat, move]) => seat === you && move.startsWith('bid')),
    bid: (view, you) => isAuction(view) && mine(view, you),
    'crown-you': (view, you) => view.contract?.chief === you && view.phase !== 'play' && !view.result,
    'shield-you': (view, you) => view.contract?.vice === you && (view.phase === 'discard' || (view.phase === 'trump' && mine(view, you))),
    discard: (view, you) => view.phase === 'discard' && mine(view, you),
    trump: (view, you) => view.phase === 'trump' && mine(view, you),
    columns: (view) => view.phase === 'play' && view.trick.length === 0,
    reveal: (view, you) => view.phase === 'reveal' && mine(view, you),
    ...TRICKS,
    turned: (view, you) => view.last_trick !== null && !view.result && isOpen(view, you, view.turned.filter((card) => card.seat === you).at(-1)?.card),
    'trick-won': isWon,
    help: isLongEnough,
  },
  lastWord: ({ outcome }) => outcome,
  facts: contractFacts,
};
