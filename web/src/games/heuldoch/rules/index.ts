/** The rules page of Heul doch! */
import type { Rules } from '../../../rules/chapters';
import type { HeulView } from '../types';
import Figure from './Figure.svelte';
import Position from './Position.svelte';

export const rules: Rules<HeulView> = {
  rulings: ['H', 12],
  chapters: {
    idea: [1, 2],
    cards: [1, { cards: ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7'] }, 2],
    deal: [1],
    turn: [1, 2],
    neighbours: [1, 2, { example: 'forced' }, { example: 'two' }],
    onions: [1, 2, 3, { example: 'onion' }],
    end: [1, 2, { figure: 'kills' }, 3, { example: 'end' }],
    specials: [
      1,
      { cards: ['catapult', 'towel', 'carousel', 'werewolf'] },
      2,
      { example: 'catapult' },
      3,
      { example: 'towel' },
      4,
      { example: 'carousel' },
      5,
      { example: 'werewolf' },
      { example: 'special-open' },
    ],
    house: [1, 2, 3, 4],
  },
  Figure,
  Position,
  tellsScores: true,
};
