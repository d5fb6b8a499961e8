import type { About } from '../game';
import Emblem from './Emblem.svelte';
import { MU_PACK } from './pack';
import Tile from './Tile.svelte';

export const about: Omit<About, 'name'> = {
  place: 1,
  word: 'Mü',
  pack: MU_PACK,
  cards: ['K9', 'G2', 'R7'],
  players: 4,
  /** The edition of the language spoken, where it takes so many players. */
  company: { 2: 'daredevil' },
  usual: (language, players) => ({ edition: players === 3 && language === 'en' ? 'de' : language }),
  idle: (players) => (players === 3 ? [] : ['colours']),
  always: ['edition', 'target'],
  Emblem,
  tile: { people: [2, 6], Picture: Tile, also: { game: 'mu2' } },
};
