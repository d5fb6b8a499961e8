import type { About } from '../game';
import Emblem from './Emblem.svelte';
import { HEUL_PACK } from './pack';

export const about: Omit<About, 'name'> = {
  place: 3,
  word: 'Heul doch!',
  pack: HEUL_PACK,
  cards: ['C5', 'F6', 'B4'],
  players: 4,
  usual: () => ({}),
  trying: { memory_aid: true },
  Emblem,
};
