import type { Writing } from '../game';
import templates from './templates.json';

export const writing: Writing = {
  templates,
  cards: 'heuldoch-how-cards',
  deal: 'heuldoch-how-deal',
  moves: [
    ['lay C5 2', 'heuldoch-how-lay'],
    ['onion C5', 'heuldoch-how-onion'],
    ['catapult', 'heuldoch-how-catapult'],
    ['towel 3', 'heuldoch-how-towel'],
    ['carousel left', 'heuldoch-how-carousel'],
    ['werewolf', 'heuldoch-how-werewolf'],
  ],
};
