/** Faces of the Heul doch! pack: number, index shape and letter on top, the bulb below. */
import { numeral } from '../../../art/numerals';
import { framed, type Size } from '../../../art/paper';
import { scaled } from '../../../art/shapes';
import { letterAt } from '../../../art/svg';
import { bulb, type Mood } from './bulbs';
import { heulShape, type HeulSuit } from './suits';

export function heulFace(s: HeulSuit, digit: number, size: Size, letter: string): string {
  const ink = `var(--hd-${s}-ink)`;
  const mood = Math.min(7, Math.max(1, digit)) as Mood;
  const figure = (x: number, y: number, height: number, stroke: number): string => `<g color="${ink}">${numeral(digit, x, y, height, stroke)}</g>`;
  const index = (x: number, y: number, box: number): string => scaled(heulShape(s), x, y, box);
  const face: Record<Size, () => string> = {
    full: () => figure(11, 12, 42, 7.2) + index(44, 13, 19) + letterAt(letter, 53.5, 50, 14, ink) + bulb(s, mood, 12, 56, 78),
    small: () => figure(10, 11, 50, 8) + index(54, 12, 30) + bulb(s, mood, 16, 64, 70),
    fan: () => figure(10, 11, 50, 8) + index(12, 68, 24) + letterAt(letter, 24, 116, 20, ink) + bulb(s, mood, 38, 66, 58),
    column: () => figure(10, 10, 38, 7.4) + index(43, 15, 27) + letterAt(letter, 83, 36, 21, ink) + bulb(s, mood, 13, 58, 74),
    mini: () => figure(11, 11, 62, 8.5) + index(53, 14, 36) + bulb(s, mood, 23, 74, 62),
  };
  return framed(`var(--hd-${s}-tint)`, face[size]());
}
