/** The shapes of the suits, each in a box of 24 x 24. A suit is colour, shape and letter; the printed outline keeps 3:1 on paper. */
import { r2, star } from './svg';

export type Game = 'mu' | 'heuldoch';
export type MuSuit = 'R' | 'Y' | 'G' | 'B' | 'K';
export type HeulSuit = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

export const MU_SUITS: readonly MuSuit[] = ['R', 'Y', 'G', 'B', 'K'];
export const HEUL_SUITS: readonly HeulSuit[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

const DROP = 'M12 .8C15.4 6 20.6 9.7 20.6 14.7A8.6 8.6 0 0 1 3.4 14.7C3.4 9.7 8.6 6 12 .8Z';

export const MOON = 'M14.2 1.3A11 11 0 1 0 22.7 14.6 8.6 8.6 0 1 1 14.2 1.3Z';

const MU_SHAPES: Record<MuSuit, string> = {
  R: 'M12 22C4.8 16.8 1.2 12.7 1.2 8.1 1.2 4.6 3.8 2 7.1 2 9.2 2 11 3.1 12 5 13 3.1 14.8 2 16.9 2 20.2 2 22.8 4.6 22.8 8.1 22.8 12.7 19.2 16.8 12 22Z',
  Y: star(8, 12, 8.1),
  G: 'M2 22V11.5C2 6.2 6.2 2 11.5 2H22V12.5C22 17.8 17.8 22 12.5 22Z',
  B: DROP,
  K: MOON,
};

const HEUL_SHAPES: Record<HeulSuit, string> = {
  A: 'M12 1.5A10.5 10.5 0 1 1 12 22.5 10.5 10.5 0 1 1 12 1.5Z',
  B: 'M.8 18.5A11.2 12.5 0 0 1 23.2 18.5Z',
  C: 'M12 1A5.8 5.8 0 0 1 16.7 10.2 5.9 5.9 0 1 1 12 19.8 5.9 5.9 0 1 1 7.3 10.2 5.8 5.8 0 0 1 12 1Z',
  D: 'M6.5 6.5A5.5 5.5 0 0 1 17.5 6.5V17.5A5.5 5.5 0 0 1 6.5 17.5Z',
  E: DROP,
  F: star(8, 12, 6.2),
  G: 'M2.8 3.5 8 8.5 12 1.8 16 8.5 21.2 3.5C24 14 19.5 22.3 12 22.3S0 14 2.8 3.5Z',
};

const MU_OUTLINES: Partial<Record<MuSuit, string>> = { R: 'mu-R-engrave', Y: 'mu-Y-engrave', G: 'mu-G-engrave', B: 'mu-B-engrave' };
const HEUL_OUTLINES: Partial<Record<HeulSuit, string>> = { A: 'hd-A-ink', C: 'hd-C-ink', F: 'hd-F-ink' };

export const isMuSuit = (s: string): s is MuSuit => (MU_SUITS as readonly string[]).includes(s);
export const isHeulSuit = (s: string): s is HeulSuit => (HEUL_SUITS as readonly string[]).includes(s);

const shape = (d: string, fill: string, outline: string | undefined, width: number): string =>
  `<path d="${d}" fill="${fill}"${outline ? ` stroke="var(--${outline})" stroke-width="${width}" stroke-linejoin="round"` : ''}/>`;

export const muShape = (s: MuSuit, outline = 1.3): string => shape(MU_SHAPES[s], `var(--mu-${s})`, MU_OUTLINES[s], outline);
export const heulShape = (s: HeulSuit, outline = 1.3): string => shape(HEUL_SHAPES[s], `var(--hd-${s})`, HEUL_OUTLINES[s], outline);

/** The shape of a suit of either game in its own 24-box; nothing for a letter that is no suit. */
export const suitShape = (s: string, game: Game, outline = 1.3): string =>
  game === 'mu' ? (isMuSuit(s) ? muShape(s, outline) : '') : isHeulSuit(s) ? heulShape(s, outline) : '';

/** The ink (CSS variable) for words and digits of a suit. */
export const suitInk = (s: string, game: Game): string => `var(--${game === 'mu' ? 'mu' : 'hd'}-${s}-ink)`;

export const scaled = (body: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${r2(x)} ${r2(y)}) scale(${Math.round((size / 24) * 10000) / 10000})">${body}</g>`;
