import type { Writing } from '../game';
import templates from './templates.json';

/** Moves that both games with this pack have. */
export const AUCTION = [
  ['pass', 'mu-how-pass'],
  ['bid G1 B1', 'mu-how-bid'],
  ['trump R', 'mu-how-trump'],
  ['trump 7', 'mu-how-trump-digit'],
  ['trump none', 'mu-how-trump-none'],
] as const;
export const PLAY = [
  ['play R7', 'mu-how-play'],
  ['play R7 hand', 'mu-how-play-hand'],
] as const;

export const writing: Writing = { templates, cards: 'mu-how-cards', deal: 'mu-how-deal', moves: [...AUCTION, ['partner 2', 'mu-how-partner'], ...PLAY] };
