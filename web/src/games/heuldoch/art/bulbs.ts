/** The seven bulbs of Heul doch! and their moods, in a box of 100 x 100. */
import { line, star } from '../../../art/svg';
import type { HeulSuit } from './suits';

/** 1 is shy, 7 beams; `cry` belongs to the back. */
export type Mood = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'cry';

const WHITE = '#fff';
const PUPIL = '#221b19';
const MOUTH = '#3a1518';

interface Bulb {
  body: (fill: string, ink: string) => string;
  face: readonly [x: number, y: number, scale: number];
  dark: boolean;
}

const solid = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

const BULBS: Record<HeulSuit, Bulb> = {
  A: {
    face: [50, 64, 1],
    dark: false,
    body: (f, k) =>
      line('M50 20C48 12 43 8 38 6M50 20C51 12 56 9 62 9', k, 4) +
      line('M44 92 41 97M50 93V98M56 92 59 97', k, 2.6) +
      solid('M50 14C52 25 60 30 70 36 84 44 91 55 89 67 86 84 69 93 50 93S14 84 11 67C9 55 16 44 30 36 40 30 48 25 50 14Z', f) +
      line('M45 30C27 42 20 62 30 86M55 30C73 42 80 62 70 86', k, 2.2, 0.45),
  },
  B: {
    face: [50, 70, 0.92],
    dark: true,
    body: (f, k) =>
      line('M50 34C48 24 52 17 59 13', k, 4) +
      solid('M7 88C5 53 26 30 50 30S95 53 93 88C93 91 91 92 88 92H12C9 92 7 91 7 88Z', f) +
      line('M15 84C14 57 31 39 50 39S86 57 85 84', WHITE, 2.4, 0.6) +
      line('M23 84C22 63 35 48 50 48S78 63 77 84', WHITE, 2, 0.35),
  },
  C: {
    face: [50, 64, 1],
    dark: false,
    body: (f, k) =>
      line('M44 92 42 97M50 93V98M56 92 58 97', k, 2.6) +
      solid('M46 8H54C53 26 57 33 66 37 85 41 94 56 92 70 90 84 79 92 66 90 58 94 42 94 34 90 21 92 10 84 8 70 6 56 15 41 34 37 43 33 47 26 46 8Z', f) +
      line('M39 37C24 48 24 76 36 90M61 37C76 48 76 76 64 90', k, 2.2, 0.45),
  },
  D: {
    face: [50, 62, 0.8],
    dark: true,
    body: (f, k) =>
      solid('M34 42C32 24 22 14 12 8 14 26 22 38 36 48ZM66 42C68 24 78 14 88 8 86 26 78 38 64 48Z', f) +
      solid('M40 46C40 26 44 12 50 2 56 12 60 26 60 46Z', k, ' opacity=".75"') +
      solid('M29 46C36 40 64 40 71 46V76C71 88 62 94 50 94S29 88 29 76Z', f) +
      solid('M29 74C36 79 64 79 71 74V76C71 88 62 94 50 94S29 88 29 76Z', WHITE, ' opacity=".55"') +
      line('M42 93 40 98M50 94V99M58 93 60 98', k, 2.6),
  },
  E: {
    face: [50, 66, 0.95],
    dark: true,
    body: (f, k) =>
      line('M55 14C58 9 63 6 69 6', k, 4) +
      line('M45 92 43 97M52 93V98', k, 2.6) +
      solid('M55 9C57 23 76 34 80 57 84 79 69 94 50 94S16 79 20 57C24 36 50 27 55 9Z', f) +
      line('M51 26C34 38 26 58 34 86M57 28C70 42 76 62 67 86', WHITE, 2.2, 0.38),
  },
  F: {
    face: [50, 43, 0.82],
    dark: false,
    body: (f, k) =>
      line('M50 76V98M50 96C40 96 34 90 32 83M50 96C60 96 66 90 68 83', 'var(--hd-D)', 5) +
      `<path d="${star(11, 37, 30, 50)}" transform="translate(0 -8)" fill="${f}" stroke="${f}" stroke-width="7" stroke-linejoin="round"/>` +
      `<circle cx="50" cy="42" r="25.5" fill="none" stroke="${k}" stroke-width="2" stroke-dasharray="1 6.5" stroke-linecap="round" opacity=".6"/>`,
  },
  G: {
    face: [50, 56, 0.95],
    dark: true,
    body: (f) =>
      line('M50 74V98', 'var(--hd-D)', 5) +
      solid('M50 97C36 97 26 88 22 74 36 76 46 84 50 97Z', 'var(--hd-D)') +
      solid('M14 18C22 20 30 26 34 33 38 22 44 14 50 8 56 14 62 22 66 33 70 26 78 20 86 18 96 56 80 82 50 82S4 56 14 18Z', f) +
      line('M34 33C31 42 31 50 33 58M66 33C69 42 69 50 67 58', WHITE, 2.2, 0.35),
  },
};

/** An eye looking towards (px, py). */
export const eye = (x: number, y: number, px = 0, py = 0, r = 7.5, white = WHITE): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${white}"/><circle cx="${x + px}" cy="${y + py}" r="${(r * 0.52).toFixed(2)}" fill="${PUPIL}"/>` +
  `<circle cx="${(x + px + 1.3).toFixed(1)}" cy="${(y + py - 1.5).toFixed(1)}" r="${(r * 0.17).toFixed(2)}" fill="${WHITE}"/>`;

const MOODS: Record<Mood, (ink: string) => string> = {
  1: (c) => eye(-13, -6, -1, 3, 6.5) + eye(13, -6, -1, 3, 6.5) + line('M-4 12C-1 14 1 14 4 12', c, 3) + line('M-21 -16 -9 -18M21 -16 9 -18', c, 2.6),
  2: (c) => line('M-20 -4C-16 1 -10 1 -6 -4M6 -4C10 1 16 1 20 -4', c, 3.2) + `<ellipse cx="0" cy="13" rx="4" ry="4.6" fill="${c}"/>`,
  3: (c) =>
    eye(-13, -6, 1.5, -1) +
    eye(13, -6, 1.5, -1) +
    line('M-9 14C-6 10 -3 10 0 13S6 16 9 12', c, 3) +
    line('M-22 -14C-18 -18 -13 -19 -8 -18M22 -18C18 -20 13 -19 8 -16', c, 2.6),
  4: (c) => eye(-13, -6) + eye(13, -6) + line('M-9 10C-5 16 5 16 9 10', c, 3.2),
  5: (c) => eye(-13, -6, 1, 0) + line('M6 -5C10 -10 16 -10 20 -5', c, 3.2) + line('M-10 9C-4 17 7 16 11 8', c, 3.2),
  6: () =>
    eye(-13, -7, 0, 0, 8) +
    eye(13, -7, 0, 0, 8) +
    solid('M-13 7C-6 10 6 10 13 7 12 17 6 21 0 21S-12 17 -13 7Z', MOUTH) +
    solid('M-7 18.5C-3 15 3 15 7 18.5 3 21.7 -3 21.7 -7 18.5Z', '#f08a86'),
  7: (c) =>
    eye(-13, -8, 1.5, -1.5, 9) +
    eye(13, -8, 1.5, -1.5, 9) +
    solid('M-15 6C-6 9 6 9 15 6 14 18 7 23 0 23S-14 18 -15 6Z', MOUTH) +
    solid('M-14.5 6C-6 9 6 9 14.5 6L14 10C6 12.5 -6 12.5 -14 10Z', WHITE) +
    line('M-23 -20C-19 -24 -12 -24 -8 -21M23 -20C19 -24 12 -24 8 -21', c, 2.6),
  cry: (c) =>
    line('M-22 -10 -8 -5 -22 0M22 -10 8 -5 22 0', c, 3.4) +
    solid('M-13 20C-14 9 -7 6 0 6S14 9 13 20C6 16 -6 16 -13 20Z', MOUTH) +
    solid('M-19 3C-24 10 -26 15 -22 18S-14 14 -19 3ZM19 3C24 10 26 15 22 18S14 14 19 3Z', '#cfeaff', ' stroke="#4a9ed0" stroke-width="1.2"'),
};

export interface Colours {
  fill: string;
  ink: string;
}

/** A bulb with its face, `size` units wide; `colours` where it is not its suit that it shows. */
export function bulb(s: HeulSuit, mood: Mood, x: number, y: number, size: number, colours?: Colours): string {
  const { body, face, dark } = BULBS[s];
  const { fill, ink } = colours ?? { fill: `var(--hd-${s})`, ink: `var(--hd-${s}-ink)` };
  const place = size === 100 && !x && !y ? '' : ` transform="translate(${x} ${y}) scale(${size / 100})"`;
  return `<g${place}>${body(fill, ink)}<g transform="translate(${face[0]} ${face[1]}) scale(${face[2]})">${MOODS[mood](dark ? WHITE : PUPIL)}</g></g>`;
}
