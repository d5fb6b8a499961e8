/** The rules page of Mü for two. */
import type { Rules } from '../../../rules/chapters';
import type { Mu2View } from '../types';
import Figure from './Figure.svelte';
import Position from './Position.svelte';

export const rules: Rules<Mu2View> = {
  rulings: ['T', 12],
  chapters: {
    idea: [1, 2, 3],
    deal: [1, 2, 3, 4],
    auction: [1, 2, 3, 4, { example: 'auction' }],
    skat: [1, 2, { example: 'discard' }],
    trumps: [1, 2, { example: 'trump' }],
    reveal: [1, 2, 3, { example: 'reveal' }],
    play: [1, 2, 3, { example: 'follow' }],
    scoring: [1, { figure: 'goals2' }, 2, 3, { example: 'goal' }],
    house: [1, 2, 3],
  },
  Figure,
  Position,
};
