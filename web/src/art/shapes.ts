/** Shapes of suits, each in a box of 24 x 24. A suit is colour, shape and letter; the printed outline keeps 3:1 on paper. */
import { r2 } from './svg';

export const DROP = 'M12 .8C15.4 6 20.6 9.7 20.6 14.7A8.6 8.6 0 0 1 3.4 14.7C3.4 9.7 8.6 6 12 .8Z';
export const MOON = 'M14.2 1.3A11 11 0 1 0 22.7 14.6 8.6 8.6 0 1 1 14.2 1.3Z';

export const shape = (d: string, fill: string, outline: string | undefined, width: number): string =>
  `<path d="${d}" fill="${fill}"${outline ? ` stroke="var(--${outline})" stroke-width="${width}" stroke-linejoin="round"` : ''}/>`;

export const scaled = (body: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${r2(x)} ${r2(y)}) scale(${Math.round((size / 24) * 10000) / 10000})">${body}</g>`;
