/** The rules page of Mü. */
import { t } from '../../../lib/words.svelte';
import { token, type Rules } from '../../../rules/chapters';
import type { MuView } from '../types';
import Figure from './Figure.svelte';
import Position from './Position.svelte';

export const rules: Rules<MuView> = {
  rulings: ['M', 13],
  chapters: {
    idea: [1, 2, 3],
    cards: [1, { cards: ['R7', 'Y0', 'G9', 'B6', 'K1'] }, 2, { figure: 'points' }, 3],
    deal: [1, { figure: 'dealt' }, 2],
    auction: [1, 2, 3, 4, 5, { example: 'bid' }],
    eklat: [1, 2, { figure: 'eklat' }, 3, 4, { example: 'eklat' }],
    roles: [1, 2, 3, { example: 'vice' }, { example: 'no-vice' }],
    trumps: [1, { example: 'trump' }, 2, { example: 'merged' }, 3, 4, { figure: 'ranks' }, { example: 'double' }, 5],
    partner: [1, { example: 'partner' }, 2, { figure: 'goals' }],
    play: [1, 2, { example: 'follow' }, 3, 4, { example: 'equal' }, 5],
    scoring: [1, 2, { figure: 'bonus' }, { example: 'bonus' }, 3, 4, { example: 'missed' }],
    end: [1, 2],
    house: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  Figure,
  Position,
  move([verb, first = '', ...more], name, you) {
    switch (verb) {
      case 'bid':
        return t('law-move-bid', { cards: [first, ...more].map(token).join(' ') });
      case 'trump':
        return first === 'none' ? t('law-move-trump-none') : t('law-move-trump', { trump: token(first) });
      case 'partner':
        return you(first) ? t('law-move-partner-self') : t('law-move-partner', { name: name(first) });
      case 'play':
        return t('law-move-play', { card: token(first) });
      default:
        return t('law-move-pass');
    }
  },
};
