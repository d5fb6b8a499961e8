import type { About } from '../game';
import Emblem from './Emblem.svelte';
import Lost from './Lost.svelte';
import { HEUL_PACK } from './pack';
import Tile from './Tile.svelte';

export const about: Omit<About, 'name'> = {
  place: 3,
  word: 'Heul doch!',
  pack: HEUL_PACK,
  cards: ['C5', 'F6', 'B4'],
  players: 4,
  usual: () => ({}),
  trying: { memory_aid: true },
  possible: (option, value, players) => option !== 'first' || !(Number(value) >= players),
  Emblem,
  tile: { people: [3, 6], Picture: Tile, also: { options: { specials: true } } },
  Lost,
};
