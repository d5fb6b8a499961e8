/** Icons in a box of 24 x 24, drawn in the colour of the text. */
import { MOON } from './shapes';

const pen = (d: string, width = 2.2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const full = (d: string, edge = 0): string =>
  `<path d="${d}" fill="currentColor"${edge ? ` stroke="currentColor" stroke-width="${edge}" stroke-linejoin="round"` : ''}/>`;
const ring = (x: number, y: number, r: number, width = 2.2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
const box = (x: number, y: number, w: number, h: number, r = 2, width = 2): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

const gear = (): string =>
  Array.from(
    { length: 8 },
    (_, i) => `<rect x="10.4" y="1.4" width="3.2" height="5" rx="1.2" fill="currentColor"${i ? ` transform="rotate(${45 * i} 12 12)"` : ''}/>`,
  ).join('');
const rays = (): string =>
  Array.from(
    { length: 8 },
    (_, i) => `<path d="M12 1.8V4.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"${i ? ` transform="rotate(${45 * i} 12 12)"` : ''}/>`,
  ).join('');
const SPEAKER = full('M3 9.5H7L12.5 5V19L7 14.5H3Z', 1.6);

export const ICONS = {
  // roles and things of the table
  crown: full('M3 18.5 1.8 7.2 7.6 11.6 12 4 16.4 11.6 22.2 7.2 21 18.5Z', 1.6),
  shield: full('M12 2 20.5 5V11.5C20.5 16.6 17 20.5 12 22.2 7 20.5 3.5 16.6 3.5 11.5V5Z', 1.4),
  double:
    pen('M12 1.5 20 4.3V10.5C20 15.5 16.7 19.5 12 21.5 7.3 19.5 4 15.5 4 10.5V4.3Z') + full('M7.4 14 6.8 8.2 9.9 10.5 12 6.8 14.1 10.5 17.2 8.2 16.6 14Z'),
  partner: ring(8.3, 12, 6, 3) + ring(15.7, 12, 6, 3),
  dealer: box(5, 3, 11, 15) + pen('M19.5 7V19.5A1.5 1.5 0 0 1 18 21H9', 2),
  cards:
    `<rect x="3" y="5" width="10.5" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="2" transform="rotate(-8 8 12)"/>` +
    pen('M14 4.2 19.6 5.3A1.8 1.8 0 0 1 21 7.4L19 17.6A1.8 1.8 0 0 1 16.9 19L16 18.8', 2),
  last: box(3, 6.5, 10, 14) + pen('M9 3.5H18.5A2 2 0 0 1 20.5 5.5V17.5', 2),
  onion:
    full(
      'M12 3.5C12.6 6.2 14.7 7.4 17 8.9 20.4 11 22 13.6 21.5 16.4 20.8 20.4 16.6 22.4 12 22.4S3.2 20.4 2.5 16.4C2 13.6 3.6 11 7 8.9 9.3 7.4 11.4 6.2 12 3.5Z',
    ) + pen('M12 4.5C11.6 2.8 10.6 1.8 9.3 1.3M12 4.5C12.3 2.9 13.3 2 14.8 1.7', 1.7),
  tear: full('M12 2.5C15.4 7.5 19.5 11 19.5 15.3A7.5 7.5 0 0 1 4.5 15.3C4.5 11 8.6 7.5 12 2.5Z'),
  trophy: pen('M7 3.5H17V10A5 5 0 0 1 7 10ZM7 5.5H3.5C3.5 9.5 5 11 7.4 11.3M17 5.5H20.5C20.5 9.5 19 11 16.6 11.3M12 15V19M8 20.5H16', 2),
  bolt: full('M13.5 2 4.5 13.5H11L9.8 22 19.5 9.8H12.8Z'),
  star: full('M12 2.5 14.8 8.9 21.7 9.5 16.5 14.1 18.1 20.9 12 17.3 5.9 20.9 7.5 14.1 2.3 9.5 9.2 8.9Z', 1),
  // people
  bot: box(3.5, 8, 17, 12, 4) + pen('M12 8V4', 2) + dot(12, 3, 1.8) + dot(8.5, 14, 1.7) + dot(15.5, 14, 1.7),
  person: dot(12, 7.5, 4.5) + full('M3.5 21C3.5 16 7.2 13.8 12 13.8S20.5 16 20.5 21Z', 1.2),
  people:
    dot(8.5, 8, 3.8) +
    full('M1.8 20C1.8 15.6 4.7 13.7 8.5 13.7S15.2 15.6 15.2 20Z', 1) +
    pen('M15.2 4.6A3.7 3.7 0 0 1 15.2 11.5M17.5 14.2C20.5 14.9 22.2 16.8 22.2 20', 2),
  chair: pen('M7 3V21M7 13H17V21M7 17H17M7 4H11', 2.2),
  // acts
  check: pen('M4.5 12.5 10 18 20 6.5', 3),
  close: pen('M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5', 2.6),
  no: ring(12, 12, 9, 2.4) + pen('M5.8 5.8 18.2 18.2', 2.4),
  plus: pen('M12 4.5V19.5M4.5 12H19.5', 2.6),
  minus: pen('M4.5 12H19.5', 2.6),
  play: full('M7 4.5 19.5 12 7 19.5Z', 1.6),
  pause: full('M6.5 4.5H9.5V19.5H6.5ZM14.5 4.5H17.5V19.5H14.5Z', 1.4),
  undo: pen('M8.5 4 3.5 9 8.5 14M4 9H14.5A5.5 5.5 0 0 1 14.5 20H9', 2.4),
  again: pen('M19.5 9A8 8 0 1 0 20 13.5M20.5 3.5V9H15', 2.4),
  swap: pen('M7 4 3 8 7 12M3.5 8H20M17 12 21 16 17 20M20.5 16H4', 2.2),
  send: pen('M3.5 20 21 12 3.5 4 6 12ZM6 12H13', 2),
  share: pen('M12 3.5V15M7.5 7.5 12 3 16.5 7.5M5 12.5V19.5A1.5 1.5 0 0 0 6.5 21H17.5A1.5 1.5 0 0 0 19 19.5V12.5'),
  link: pen('M10 14A4.2 4.2 0 0 0 16 14L20 10A4.2 4.2 0 0 0 14 4L12.5 5.5M14 10A4.2 4.2 0 0 0 8 10L4 14A4.2 4.2 0 0 0 10 20L11.5 18.5'),
  copy: box(8.5, 8.5, 12, 12, 2.5) + pen('M4.5 15.5H4A1.5 1.5 0 0 1 3.5 14V5A1.5 1.5 0 0 1 5 3.5H14A1.5 1.5 0 0 1 15.5 4.5', 2),
  download: pen('M12 3.5V15M7.5 10.5 12 15 16.5 10.5M4.5 20.5H19.5'),
  upload: pen('M12 15.5V4M7.5 8.5 12 4 16.5 8.5M4.5 20.5H19.5'),
  trash: pen('M4 6.5H20M9 6V3.5H15V6M6.5 6.5 7.5 20.5H16.5L17.5 6.5M10.5 10.5V16.5M13.5 10.5V16.5', 2),
  edit: pen('M4 20 5 15.5 16 4.5A2.1 2.1 0 0 1 19.5 8L8.5 19ZM14 6.5 17.5 10', 2),
  print: pen(
    'M7 8.5V3.5H17V8.5M7 17.5H4.5A1 1 0 0 1 3.5 16.5V10A1.5 1.5 0 0 1 5 8.5H19A1.5 1.5 0 0 1 20.5 10V16.5A1 1 0 0 1 19.5 17.5H17M7 14.5H17V20.5H7Z',
    2,
  ),
  // ways
  arrow: pen('M4 12H19M13 5.5 19.5 12 13 18.5', 2.6),
  back: pen('M20 12H5M11 5.5 4.5 12 11 18.5', 2.6),
  left: pen('M15 5 8 12 15 19', 2.6),
  right: pen('M9 5 16 12 9 19', 2.6),
  up: pen('M5 15 12 8 19 15', 2.6),
  down: pen('M5 9 12 16 19 9', 2.6),
  first: pen('M18.5 5 11.5 12 18.5 19M6 5V19', 2.6),
  final: pen('M5.5 5 12.5 12 5.5 19M18 5V19', 2.6),
  home: pen('M3.5 11.5 12 4 20.5 11.5M6 10V20H18V10M10 20V14H14V20', 2),
  leave: pen('M10 3.5H5.5A1.5 1.5 0 0 0 4 5V19A1.5 1.5 0 0 0 5.5 20.5H10M9.5 12H20.5M16 7.5 20.5 12 16 16.5'),
  // things of the house
  menu: pen('M4 7H20M4 12H20M4 17H20'),
  more: dot(5, 12, 2.1) + dot(12, 12, 2.1) + dot(19, 12, 2.1),
  lens: ring(10.5, 10.5, 7) + pen('M15.8 15.8 21.5 21.5', 2.6),
  chat: pen('M4 4.5H20A1.5 1.5 0 0 1 21.5 6V15A1.5 1.5 0 0 1 20 16.5H11L6 21V16.5H4A1.5 1.5 0 0 1 2.5 15V6A1.5 1.5 0 0 1 4 4.5Z', 2),
  eye: pen('M2 12C5 7 8.3 5 12 5S19 7 22 12C19 17 15.7 19 12 19S5 17 2 12Z', 2) + dot(12, 12, 3.2),
  hidden: pen('M2 12C5 7 8.3 5 12 5S19 7 22 12C19 17 15.7 19 12 19S5 17 2 12ZM4 20 20 4', 2),
  pad: box(4, 3.5, 16, 18, 2.5) + pen('M8 9H16M8 13H16M8 17H12.5M9 2V5M15 2V5', 2),
  book: pen('M12 6C9.5 4.3 6.5 4 3.5 4.5V19C6.5 18.5 9.5 18.8 12 20.5 14.5 18.8 17.5 18.5 20.5 19V4.5C17.5 4 14.5 4.3 12 6ZM12 6V20.5', 2),
  help: ring(12, 12, 9.3, 2) + pen('M9 9.3C9 7.5 10.3 6.5 12 6.5S15 7.6 15 9.3C15 11.6 12 11.7 12 14') + dot(12, 17.5, 1.4),
  info: ring(12, 12, 9.3, 2) + pen('M12 11V17') + dot(12, 7.3, 1.4),
  warn: pen('M12 3.5 22 20.5H2ZM12 10V14.5', 2) + dot(12, 17.5, 1.2),
  clock: ring(12, 12, 9, 2.2) + pen('M12 6.5V12L15.5 14.5'),
  gear: ring(12, 12, 6.2, 3) + gear() + dot(12, 12, 1.6),
  globe: ring(12, 12, 9.2, 2) + pen('M3 12H21M12 3C8.5 6 7.5 9 7.5 12S8.5 18 12 21M12 3C15.5 6 16.5 9 16.5 12S15.5 18 12 21', 1.8),
  moon: full(MOON),
  sun: dot(12, 12, 5) + rays(),
  auto: ring(12, 12, 8.6, 2.2) + full('M12 3.4A8.6 8.6 0 0 1 12 20.6Z'),
  sound: SPEAKER + pen('M16 8.5A5 5 0 0 1 16 15.5M18.8 5.5A9 9 0 0 1 18.8 18.5'),
  mute: SPEAKER + pen('M16.5 9.5 21.5 14.5M21.5 9.5 16.5 14.5'),
  lock: box(4.5, 10.5, 15, 10.5, 2.5, 2.2) + pen('M8 10.5V7.5A4 4 0 0 1 16 7.5V10.5'),
  device: box(6.5, 2.5, 11, 19, 2.5) + pen('M10.5 18.5H13.5', 2),
  offline:
    pen('M3 9.5C5 7.7 7.3 6.6 9.7 6.1M14.5 6.1C16.9 6.7 19.1 7.8 21 9.5M6.5 13.3C7.7 12.3 9 11.6 10.5 11.2M17.5 13.3 16.5 12.5M4 3.5 20 20.5') +
    dot(12, 18, 1.8),
  bell: pen('M6 16.5V10.5A6 6 0 0 1 18 10.5V16.5L19.5 18H4.5ZM10 20.5C10.5 21.5 13.5 21.5 14 20.5', 2),
  list: pen('M9 6H20M9 12H20M9 18H20') + dot(4.5, 6, 1.5) + dot(4.5, 12, 1.5) + dot(4.5, 18, 1.5),
  learn: pen('M2 9 12 4.5 22 9 12 13.5ZM6.5 11.5V16.5C8 18.3 10 19 12 19S16 18.3 17.5 16.5V11.5M21 9.5V15', 2),
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;
