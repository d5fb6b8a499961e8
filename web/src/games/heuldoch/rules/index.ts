/** The rules page of Heul doch! */
import { t } from '../../../lib/words.svelte';
import { token, type Rules } from '../../../rules/chapters';
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
      1, { cards: ['catapult', 'towel', 'carousel', 'werewolf'] }, 2, { example: 'catapult' }, 3, { example: 'towel' }, 4, { example: 'carousel' },
      5, { example: 'werewolf' }, { example: 'special-open' },
    ],
    house: [1, 2, 3],
  },
  Figure,
  Position,
  tellsScores: true,
  move([verb, first = '', second = ''], name, you) {
    const card = token(first);
    switch (verb) {
      case 'lay':
        return you(second) ? t('law-move-lay-own', { card }) : t('law-move-lay', { card, name: name(second) });
      case 'onion':
        return t('law-move-onion', { card });
      case 'towel':
        return you(first) ? t('law-move-towel-self') : t('law-move-towel', { name: name(first) });
      case 'carousel':
        return t(`law-move-carousel-${first}`);
      default:
        return t(`law-move-${verb}`);
    }
  },
};
