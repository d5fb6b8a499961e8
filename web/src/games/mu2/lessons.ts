/** The guided first game of Mü for two. */
import { mine, type Lessons } from '../../learn/lesson';
import { contractFacts, isAuction, isLongEnough, isWon, TRICKS } from '../mu/lessons';
import type { Mu2View } from './types';

export const lessons: Lessons<Mu2View> = {
  players: 2,
  lessons: {
    aim: isAuction,
    table: isAuction,
    bid: (view, you) => isAuction(view) && mine(view, you),
    'crown-you': (view, you) => view.contract?.chief === you && view.phase !== 'play' && !view.result,
    'shield-you': (view, you) => view.contract?.vice === you && view.phase !== 'play' && !view.result,
    discard: (view, you) => view.phase === 'discard' && mine(view, you),
    trump: (view, you) => view.phase === 'trump' && mine(view, you),
    columns: (view) => view.phase === 'play' || view.phase === 'reveal',
    reveal: (view, you) => view.phase === 'reveal' && mine(view, you),
    ...TRICKS,
    turned: (view, you) => view.last_trick !== null && !view.result && view.turned.some((card) => card.seat === you),
    'trick-won': isWon,
    help: isLongEnough,
  },
  lastWord: ({ outcome }) => outcome,
  facts: contractFacts,
};
