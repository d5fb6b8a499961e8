import type { Play } from '../game';
import HeulBoard from './board/HeulBoard.svelte';
import HeulResult from './board/HeulResult.svelte';
import Piles from './board/Piles.svelte';
import { stages } from './stages';
import type { HeulView, Lying } from './types';

/** Every pile with what somebody knows of its onions. */
function opened(view: HeulView, all: HeulView[]): HeulView {
  const known = (lying: Lying, pile: number, place: number): Lying => ({
    ...lying,
    card: lying.card ?? all.map((other) => other.piles[pile]?.[place]?.card).find((card) => card) ?? null,
  });
  return { ...view, piles: view.piles.map((pile, seat) => pile.map((lying, place) => known(lying, seat, place))) };
}

export const play: Play<HeulView> = {
  Board: HeulBoard,
  Result: HeulResult,
  phrases: ['cry', 'have-an-onion', 'chopping', 'keep-it'],
  Side: Piles,
  keys: [['o', 'heuldoch-key-onion']],
  sound: (move) => (move.startsWith('onion') ? 'onion' : null),
  stages,
  shown: (view, all) => (all ? opened(view, all) : view),
};
