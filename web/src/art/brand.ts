/** The mark, the house lettering, and the grain of the oak. */
import { PAPER, star } from './svg';

/** The burst of an Eklat, round (0, 0). */
export const BURST = star(12, 34, 23, 0);

/** The mark in a box from -36 to 36. */
export const mark = (): string =>
  `<path d="${BURST}" fill="var(--team)" stroke="var(--team)" stroke-width="3" stroke-linejoin="round"/>` +
  `<rect x="-19" y="-17" width="20" height="28" rx="3" fill="${PAPER}" transform="rotate(-14)"/>` +
  `<rect x="-1.5" y="-11" width="20" height="28" rx="3" fill="${PAPER}" stroke="var(--team)" stroke-width="2.4" transform="rotate(14)"/>`;

const BOWL = 'M22 28.3A9.3 12.2 0 1 1 3.5 28.3 9.3 12.2 0 1 1 22 28.3Z';
const CUP = 'M4 16V31C4 37 7.5 40.5 12.5 40.5S21 37 21 31V16M21 31V40.5';

/** Letters with their width; the same pen as the numerals, 44 high. */
const LETTERS: Record<string, readonly [path: string, width: number]> = {
  E: ['M22 3.5H4V40.5H22M4 21.5H19', 24],
  H: ['M4 3.5V40.5M26 3.5V40.5M4 21.5H26', 30],
  M: ['M4 40.5V3.5L19 25 34 3.5V40.5', 38],
  a: [`M22 16V40.5${BOWL}`, 26],
  c: ['M21 20.5C19.5 17.7 17 16 13.5 16 7.5 16 3.5 21 3.5 28.3S7.5 40.5 13.5 40.5C17 40.5 19.5 38.8 21 36', 24],
  d: [`M22 3.5V40.5${BOWL}`, 26],
  e: ['M4 28H22.5C22.5 21 18.5 16 13 16S3.5 21 3.5 28.3 7.5 40.5 13.5 40.5C17 40.5 20 38.8 21.5 36', 26],
  h: ['M4 3.5V40.5M4 26C4 20 7.5 16 12.5 16S21 19.5 21 25.5V40.5', 25],
  k: ['M4 3.5V40.5M20 16 4 30M10.5 24.5 21 40.5', 23],
  l: ['M4 3.5V34C4 38.5 6 40.5 10 40.5', 13],
  o: ['M22.5 28.3A9.5 12.2 0 1 1 3.5 28.3 9.5 12.2 0 1 1 22.5 28.3Z', 26],
  t: ['M8 6V34C8 38.5 10 40.5 15 40.5H16.5M3 16H16', 19],
  u: [CUP, 25],
  ü: [`${CUP}M8 4.5V5M17 4.5V5`, 25],
  '!': ['M4 3.5V28M4 40V40.5', 8],
  ' ': ['', 10],
};

/** Whether there is a letter for each of its letters. */
export const isLettered = (text: string): boolean => [...text].every((ch) => ch in LETTERS);

/** A name in the house lettering, in a box 46 high. */
export function lettering(name: string, stroke = 6.6): { width: number; height: number; body: string } {
  let x = 0;
  let paths = '';
  for (const ch of name) {
    const [d, width] = LETTERS[ch] ?? ['', 10];
    if (d) paths += `<path d="${d}" transform="translate(${x} 0)"/>`;
    x += width + 6;
  }
  return {
    width: x - 2,
    height: 46,
    body: `<g fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`,
  };
}

/** Few long lines and one knot, in a box of 1000 x 600. */
export function grain(): string {
  const lines = [40, 92, 150, 205, 262, 318, 371, 430, 488, 545].map(
    (y, i) =>
      `<path d="M0 ${y}C${180 + i * 23} ${y - 22 + (i % 3) * 14} ${360 - i * 9} ${y + 26 - (i % 4) * 12} 560 ${y + (i % 2 ? -9 : 11)}S${860 - i * 6} ${y - 18 + (i % 5) * 9} 1000 ${y + (i % 3) * 5}"/>`,
  );
  const knot = '<path d="M640 262C680 232 760 236 790 262 760 290 680 292 640 262ZM664 262C690 246 748 247 768 262 746 277 690 279 664 262Z"/>';
  return `<g fill="none" stroke="var(--table-grain)" stroke-width="2">${lines.join('')}${knot}</g>`;
}
