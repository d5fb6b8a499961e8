/** The five suits of the Mü pack. */
import { DROP, MOON, shape } from '../../../art/shapes';
import { star } from '../../../art/svg';
import './suits.css';

export type MuSuit = 'R' | 'Y' | 'G' | 'B' | 'K';
export const MU_SUITS: readonly MuSuit[] = ['R', 'Y', 'G', 'B', 'K'];
export const isMuSuit = (s: string): s is MuSuit => (MU_SUITS as readonly string[]).includes(s);

const SHAPES: Record<MuSuit, string> = {
  R: 'M12 22C4.8 16.8 1.2 12.7 1.2 8.1 1.2 4.6 3.8 2 7.1 2 9.2 2 11 3.1 12 5 13 3.1 14.8 2 16.9 2 20.2 2 22.8 4.6 22.8 8.1 22.8 12.7 19.2 16.8 12 22Z',
  Y: star(8, 12, 8.1),
  G: 'M2 22V11.5C2 6.2 6.2 2 11.5 2H22V12.5C22 17.8 17.8 22 12.5 22Z',
  B: DROP,
  K: MOON,
};
const OUTLINES: Partial<Record<MuSuit, string>> = { R: 'mu-R-engrave', Y: 'mu-Y-engrave', G: 'mu-G-engrave', B: 'mu-B-engrave' };

export const muShape = (s: MuSuit, outline = 1.3): string => shape(SHAPES[s], `var(--mu-${s})`, OUTLINES[s], outline);
