/** The rules page of Mü for two. */
import { t } from '../../../lib/words.svelte';
import { token, type Rules } from '../../../rules/chapters';
import { rules as mu } from '../../mu/rules';
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
  move(words, ...who) {
    const [verb, ...rest] = words;
    if (verb === 'discard') return t('law-move-discard', { cards: rest.map(token).join(' ') });
    return verb === 'reveal' ? t('law-move-reveal', { column: t('card-column', { column: rest[0] ?? '' }) }) : mu.move(words, ...who);
  },
};
