/** The guided first game of Heul doch! */
import { mine, moves, type Lessons } from '../../learn/lesson';
import type { Seat } from '../../lib/types';
import { fits, leftOf, rightOf, top } from './piles';
import type { HeulView } from './types';

const neighbours = (view: HeulView, you: Seat): Seat[] => [leftOf(you, view.players), rightOf(you, view.players)];
const isOnion = (view: HeulView, seat: Seat): boolean => view.piles[seat]?.at(-1)?.is_onion ?? false;
const lays = (view: HeulView, to: (seat: Seat) => boolean): boolean => view.legal.some((move) => move.startsWith('lay ') && to(Number(move.split(' ')[2])));

/** A hand card that would fit your own pile but must go to a neighbour. */
const isForced = (view: HeulView, you: Seat): boolean =>
  (view.hand ?? []).some((card) => fits(card, top(view.piles[you] ?? [])) && neighbours(view, you).some((seat) => fits(card, top(view.piles[seat] ?? []))));

export const lessons: Lessons<HeulView> = {
  players: 4,
  options: { first: '0' }, // the piles are explained before anybody has laid an onion
  lessons: {
    piles: (view) => !view.result && view.draw_size > 0 && view.piles.every((pile) => pile.at(-1)?.is_onion === false),
    turn: (view, you) => mine(view, you) && view.draw_size > 0,
    'only-onion': (view, you) => mine(view, you) && view.legal.every((move) => move.startsWith('onion ')),
    own: (view, you) => mine(view, you) && moves(view, you) > 0 && top(view.piles[you] ?? []) !== null && lays(view, (seat) => seat === you),
    gift: (view, you) => mine(view, you) && moves(view, you) > 0 && lays(view, (seat) => seat !== you),
    forced: (view, you) => mine(view, you) && moves(view, you) > 1 && isForced(view, you),
    onion: (view, you) => mine(view, you) && moves(view, you) > 2 && lays(view, () => true),
    'own-onion': (view, you) => mine(view, you) && isOnion(view, you),
    'their-onion': (view, you) => mine(view, you) && moves(view, you) > 0 && neighbours(view, you).some((seat) => isOnion(view, seat)),
    count: (view) => (view.onions ?? 0) >= 2 && !view.result,
    help: (view, you) => mine(view, you) && moves(view, you) >= 5,
    last: (view) => view.draw_size === 0 && !view.result,
  },
  lastWord: () => 'end',
};
