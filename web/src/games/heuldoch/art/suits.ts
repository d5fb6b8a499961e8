/** The seven suits of the Heul doch! pack. */
import { DROP, shape } from '../../../art/shapes';
import { star } from '../../../art/svg';
import './suits.css';

export type HeulSuit = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
export const HEUL_SUITS: readonly HeulSuit[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const isHeulSuit = (s: string): s is HeulSuit => (HEUL_SUITS as readonly string[]).includes(s);

const SHAPES: Record<HeulSuit, string> = {
  A: 'M12 1.5A10.5 10.5 0 1 1 12 22.5 10.5 10.5 0 1 1 12 1.5Z',
  B: 'M.8 18.5A11.2 12.5 0 0 1 23.2 18.5Z',
  C: 'M12 1A5.8 5.8 0 0 1 16.7 10.2 5.9 5.9 0 1 1 12 19.8 5.9 5.9 0 1 1 7.3 10.2 5.8 5.8 0 0 1 12 1Z',
  D: 'M6.5 6.5A5.5 5.5 0 0 1 17.5 6.5V17.5A5.5 5.5 0 0 1 6.5 17.5Z',
  E: DROP,
  F: star(8, 12, 6.2),
  G: 'M2.8 3.5 8 8.5 12 1.8 16 8.5 21.2 3.5C24 14 19.5 22.3 12 22.3S0 14 2.8 3.5Z',
};
const OUTLINES: Partial<Record<HeulSuit, string>> = { A: 'hd-A-ink', C: 'hd-C-ink', F: 'hd-F-ink' };

export const heulShape = (s: HeulSuit, outline = 1.3): string => shape(SHAPES[s], `var(--hd-${s})`, OUTLINES[s], outline);
