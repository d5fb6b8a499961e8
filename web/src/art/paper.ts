/** The card itself: 100 x 140 units, radius 9, and how much of a face a width can carry. */
import { ICONS } from './icons';
import { INK, PAPER } from './svg';

export type Size = 'full' | 'small' | 'fan' | 'column' | 'mini';
export type Trump = 'chief' | 'vice' | 'double';

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;

/** The level of detail for a width in pixels. */
export const sizeFor = (width: number | undefined): Size => (!width || width >= 64 ? 'full' : width >= 44 ? 'small' : 'mini');

export const paper = (fill: string): string =>
  `<rect x=".7" y=".7" width="98.6" height="138.6" rx="9" fill="${fill}" stroke="var(--card-edge)" stroke-width="1.4"/>`;

const INNER = 'M11 5H89A6 6 0 0 1 95 11V129A6 6 0 0 1 89 135H11A6 6 0 0 1 5 129V11A6 6 0 0 1 11 5Z';
const OUTER = 'M9.7.7H90.3A9 9 0 0 1 99.3 9.7V130.3A9 9 0 0 1 90.3 139.3H9.7A9 9 0 0 1 .7 130.3V9.7A9 9 0 0 1 9.7.7Z';

/** A picture with a paper rim: the rim is laid over the picture, so nothing needs clipping and no ids are needed. */
export const framed = (ground: string, picture: string): string =>
  `<path d="${INNER}" fill="${ground}"/>${picture}<path d="${OUTER}${INNER}" fill="var(--card-paper)" fill-rule="evenodd"/><path d="${OUTER}" fill="none" stroke="var(--card-edge)" stroke-width="1.4"/>`;

const BADGE: Record<Trump, string> = { chief: ICONS.crown, vice: ICONS.shield, double: ICONS.double };

/** Crown, shield or both in a dark disc; smaller cards get a larger one. On a full card that is overlapped it stands beside the small suit. */
export function trumpBadge(trump: Trump, size: Size, overlapped = false): string {
  const r = size === 'full' ? (overlapped ? 11 : 12) : size === 'column' ? 11 : size === 'mini' ? 18 : 15.5;
  const [x, y] = size === 'column' ? [20, 66] : size === 'full' && overlapped ? [46, 71.5] : [93.5 - r, 6.5 + r];
  const k = (r * 1.46) / 24;
  return `<g color="${PAPER}"><circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/><g transform="translate(${x - 12 * k} ${y - 12 * k}) scale(${k})">${BADGE[trump]}</g></g>`;
}
