import type { About } from '../game';
import { MU_PACK } from '../mu/pack';
import Emblem from './Emblem.svelte';

export const about: Omit<About, 'name'> = {
  place: 2,
  word: 'Mü',
  beside: 'mu2-beside',
  pack: MU_PACK,
  cards: ['Y6', 'B1', 'G7'],
  players: 2,
  usual: () => ({}),
  always: ['target'],
  Emblem,
};
