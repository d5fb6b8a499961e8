import type { Writing } from '../game';
import { AUCTION, PLAY } from '../mu/writing';
import templates from './templates.json';

export const writing: Writing = {
  templates,
  cards: 'mu-how-cards',
  deal: 'mu2-how-deal',
  moves: [...AUCTION, ['discard R1 Y4 G9 B0', 'mu2-how-discard'], ['reveal R', 'mu2-how-reveal'], ...PLAY],
};
