/** The house numerals: one pen, one width, a box of 28 x 44. Cards, scores and goals share them. */
import { at, r2 } from './svg';

const DIGITS = [
  'M14 3.5C20.2 3.5 24.5 9.5 24.5 22S20.2 40.5 14 40.5 3.5 34.5 3.5 22 7.8 3.5 14 3.5Z',
  'M5.5 11.8 15.5 3.5V40.5M6.5 40.5H24',
  'M4 13.2C4 7.4 8.3 3.5 14 3.5S24 7.4 24 13C24 20.5 16 26.5 4.2 40.5H24.5',
  'M4.5 3.5H23L12.5 17.6C19.6 17.2 24.5 22 24.5 28.8 24.5 35.8 19.6 40.5 13.3 40.5 8.6 40.5 5 38.2 3.5 34.4',
  'M18.3 40.5V3.5L3.5 30.5H25',
  'M22.8 3.5H7.2L5.6 19.6C7.9 17.7 10.7 16.9 13.5 16.9 20 16.9 24.5 21.6 24.5 28.5 24.5 35.7 19.7 40.5 13.2 40.5 8.6 40.5 5 38.3 3.5 34.6',
  'M18.8 3.5 5 23.4M25 29.4A11 11.1 0 1 1 3 29.4 11 11.1 0 1 1 25 29.4Z',
  'M3.5 3.5H24.5L10.5 40.5',
  'M23 12.8A9 9.3 0 1 1 5 12.8 9 9.3 0 1 1 23 12.8ZM25 31A11 9.6 0 1 1 3 31 11 9.6 0 1 1 25 31Z',
  'M9.2 40.5 23 20.6M25 14.6A11 11.1 0 1 1 3 14.6 11 11.1 0 1 1 25 14.6Z',
] as const;

const HEIGHT = 44;
const STEP = 31;
const pen = (d: string, stroke: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Digits from the left, `height` units high, in the colour of the text around them. */
export function numeral(n: number, x: number, y: number, height: number, stroke = 7): string {
  const k = height / HEIGHT;
  return [...String(Math.abs(Math.trunc(n)))].map((d, i) => at(x + i * STEP * k, y, k, pen(DIGITS[Number(d)] ?? '', stroke))).join('');
}

export interface NumberArt {
  width: number;
  height: number;
  body: string;
}

/** A whole number with its sign (`+` only when asked for), in a box 44 high. */
export function numberArt(value: number, stroke = 6.5, plus = false): NumberArt {
  const n = Math.trunc(value);
  const sign = n < 0 ? pen('M2 23H17', stroke) : plus && n > 0 ? pen('M2 23H18M10 15V31', stroke) : '';
  const left = sign ? 26 : 0;
  return { width: left + String(Math.abs(n)).length * STEP - 3, height: HEIGHT, body: sign + numeral(n, left, 0, HEIGHT, stroke) };
}

/** The number as people write it, with a true minus. */
export const written = (value: number, plus = false): string => (value < 0 ? `−${Math.abs(value)}` : plus && value > 0 ? `+${value}` : String(value));

export const aspect = (art: NumberArt, height: number): string => r2((art.width * height) / art.height);
