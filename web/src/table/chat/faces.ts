/** Onions that react, in a box of 100 x 100. */
import { line } from '../../art/svg';
import type { Reaction } from '../phrases';

const INK = '#5a3710';
const BODY = 'M50 10C52 22 60 28 71 35 85 44 92 55 90 68 87 85 70 94 50 94S13 85 10 68C8 55 15 44 29 35 40 28 48 22 50 10Z';
const dot = (x: number, y: number, r: number, fill = INK): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const tear = (x: number): string => `<path d="M${x} 62c5 8 7 11 7 15a7 7 0 0 1-14 0c0-4 2-7 7-15Z" fill="#4f9cc4"/>`;
const mouth = (d: string): string => `<path d="${d}" fill="${INK}"/>`;

const MOODS: Record<Reaction, string> = {
  laugh: line('M26 58C30 50 38 50 42 58M58 58C62 50 70 50 74 58', INK, 5) + mouth('M32 67H68C68 80 60 87 50 87S32 80 32 67Z'),
  weep: line('M27 53C31 59 38 59 42 53M58 53C62 59 69 59 73 53', INK, 5) + line('M38 83C44 75 56 75 62 83', INK, 5) + tear(28) + tear(72),
  gasp: dot(35, 54, 8, '#fff') + dot(65, 54, 8, '#fff') + dot(35, 54, 4) + dot(65, 54, 4) + `<ellipse cx="50" cy="78" rx="8" ry="10" fill="${INK}"/>`,
  wink: dot(35, 55, 6) + line('M57 56C62 51 69 51 74 56', INK, 5) + line('M36 73C44 83 58 83 66 70', INK, 5),
  cheer:
    dot(36, 56, 5) +
    dot(64, 56, 5) +
    mouth('M36 66H64C64 77 58 83 50 83S36 77 36 66Z') +
    line('M12 30 4 20M20 16 16 4M88 30 96 20M80 16 84 4M2 42H-6M98 42H106', 'currentColor', 5),
};

export const face = (reaction: Reaction): string =>
  line('M50 14C48 6 44 3 39 2M50 14C51 7 56 4 61 4', '#6f8f3a', 5) + `<path d="${BODY}" fill="#eab95f"/>` + MOODS[reaction];
