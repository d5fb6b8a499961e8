/** Faces of the Mü pack. Everything a fanned card must show stands in its left column (0 to 38 of 100). */
import { numeral } from '../../../art/numerals';
import { paper, type Size } from '../../../art/paper';
import { scaled } from '../../../art/shapes';
import { letterAt, r2 } from '../../../art/svg';
import { muShape, type MuSuit } from './suits';

/** What a card counts: the two triangles of 6 and 7, none for 1 and 9, else one. */
export const muPoints = (digit: number): number => (digit === 1 || digit === 9 ? 0 : digit === 6 || digit === 7 ? 2 : 1);

const ENGRAVED: Record<MuSuit, string> = {
  R: 'M12 18.9C6.6 14.8 3.9 11.6 3.9 8.3 3.9 6.2 5.3 4.6 7.2 4.6M12 15.2C8.7 12.6 7 10.6 7 8.5M14.6 7.2C15 6.2 15.9 5.5 17 5.5 18.7 5.5 19.7 6.8 19.7 8.4',
  Y: 'M12 7.2A4.8 4.8 0 1 1 12 16.8 4.8 4.8 0 1 1 12 7.2ZM12 2.6V5M12 19V21.4M2.6 12H5M19 12H21.4M5.4 5.4 7 7M17 17 18.6 18.6M5.4 18.6 7 17M17 7 18.6 5.4',
  G: 'M2.6 21.4 17.8 6.2M7.8 16.2V9.6M7.8 16.2H14.4M11.6 12.4V6.6M11.6 12.4H17.4M4.7 19.3V14.8M4.7 19.3H9.2',
  B: 'M6.4 14.6A5.6 5.6 0 0 0 12 20.2M9.3 14.6A2.7 2.7 0 0 0 12 17.3M12 5.2C13.5 7.2 15.2 8.9 16.3 10.8',
  K: 'M8.3 5.4A9 9 0 0 0 8.1 19.3 9 9 0 0 0 17.5 19.7M6.2 9.2A6.8 6.8 0 0 0 6.6 15.6M16.7 5.6 17.3 7.1 18.8 7.7 17.3 8.3 16.7 9.8 16.1 8.3 14.6 7.7 16.1 7.1Z',
};

/** Where a letter sits inside a shape. */
const MONOGRAM: Record<MuSuit, readonly [number, number]> = { R: [12, 14.2], Y: [12, 15.7], G: [11.8, 15.9], B: [12, 18.3], K: [16.9, 12.8] };

const emblem = (s: MuSuit): string =>
  `${muShape(s)}<path d="${ENGRAVED[s]}" fill="none" stroke="var(--mu-${s}-engrave)" stroke-width=".75" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".85"/>`;

const triangle = (x: number, y: number, side: number, fill: string): string =>
  `<path d="M${r2(x + side / 2)} ${r2(y)}L${r2(x + side)} ${r2(y + side * 0.9)}H${r2(x)}Z" fill="${fill}" stroke="${fill}" stroke-width="1.6" stroke-linejoin="round"/>`;

export function muFace(s: MuSuit, digit: number, size: Size, letter: string): string {
  const ink = `var(--mu-${s}-ink)`;
  const on = `var(--mu-${s}-on)`;
  const figure = (x: number, y: number, height: number, stroke: number): string => `<g color="${ink}">${numeral(digit, x, y, height, stroke)}</g>`;
  const points = (x: number, y: number, side: number, dx: number, dy: number): string =>
    Array.from({ length: muPoints(digit) }, (_, i) => triangle(x + i * dx, y + i * dy, side, ink)).join('');
  const narrow = letter.length > 1 ? 0.72 : 1;
  const lettered = (x: number, y: number, box: number, px: number): string =>
    scaled(muShape(s), x, y, box) +
    letterAt(letter, x + (MONOGRAM[s][0] * box) / 24, y + (MONOGRAM[s][1] * box) / 24, px * (s === 'K' ? 0.83 : 1) * narrow, on);
  const ground = paper(`var(--mu-${s}-tint)`);
  switch (size) {
    case 'full': {
      const box = s === 'Y' ? 57 : 61;
      return (
        ground +
        figure(10, 11, 43, 7.2) +
        scaled(muShape(s), 12.5, 62, 19) +
        letterAt(letter, 22, 98, 14.5, ink) +
        scaled(emblem(s), 96 - box, 132 - box, box) +
        points(10, 120, 11, 14, 0)
      );
    }
    case 'column':
      return (
        ground +
        figure(9, 9, 40, 7.4) +
        scaled(muShape(s), 42, 14, 28) +
        letterAt(letter, 84, 36, 21 * narrow, ink) +
        scaled(emblem(s), 35, 72, 58) +
        points(10, 120, 11, 14, 0)
      );
    case 'small':
      return ground + figure(9, 10, 54, 8) + lettered(37, 72, 58, 29) + points(9, 118, 14, 0, -17);
    case 'fan':
      return ground + figure(9, 10, 56, 8) + lettered(41, 76, 52, 27) + scaled(muShape(s), 10, 78, 25) + points(9, 118, 13, 16, 0);
    case 'mini':
      return ground + figure(11, 11, 64, 8.5) + scaled(muShape(s), 43, 82, 50) + points(9, 118, 17, 0, -19);
  }
}
