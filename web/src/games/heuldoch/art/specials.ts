/** The four special cards of Heul doch!: a scene, a star in a disc, no number. */
import { framed, type Size } from '../../../art/paper';
import { INK, line, PAPER, star } from '../../../art/svg';
import { bulb, eye } from './bulbs';

export type Special = 'catapult' | 'towel' | 'carousel' | 'werewolf';
export const SPECIALS: readonly Special[] = ['catapult', 'towel', 'carousel', 'werewolf'];
export const isSpecial = (card: string): card is Special => (SPECIALS as readonly string[]).includes(card);

const WOOD = '#7a4b1e';
const CREAM = '#fff3df';
const CANVAS = '#db421b';

interface Scene {
  ground: string;
  picture: string;
  /** The part that tells it apart, for small cards: middle and magnification. */
  close: readonly [x: number, y: number, scale: number];
}

const SCENES: Record<Special, Scene> = {
  catapult: {
    ground: '#f3e3c4',
    close: [50, 74, 1.12],
    picture:
      `<ellipse cx="52" cy="118" rx="36" ry="5" fill="#b78d52" opacity=".45"/>` +
      line('M20 112 48 74 76 112M30 98H66', WOOD, 6.5) +
      line('M84 96 31 50', '#9a6530', 6.5) +
      `<path d="M19 52C19 42 28 36 36 40L40 52C34 60 22 60 19 52Z" fill="${WOOD}"/>` +
      `<circle cx="49" cy="74" r="5" fill="#3a2414"/><rect x="76" y="90" width="17" height="15" rx="3" transform="rotate(41 84 97)" fill="#5a5148"/>` +
      bulb('E', 3, 18, 18, 32) +
      line('M58 30C66 26 74 27 80 32M55 20C66 14 78 15 86 22', '#c08a4a', 2.6),
  },
  towel: {
    ground: '#fbe9c0',
    close: [47, 76, 1.08],
    picture:
      `<path d="M5 96C26 88 70 104 95 94V135H5Z" fill="#edc987"/><circle cx="78" cy="36" r="11" fill="#f7b733"/>` +
      line('M50 98 38 30', WOOD, 4) +
      `<path d="M6 50C10 28 26 20 39 22 53 22 66 32 70 50 60 46 54 46 49 50 42 46 34 46 27 50 21 46 14 46 6 50Z" fill="${CANVAS}"/>` +
      `<path d="M27 50C28 38 33 28 38.5 22 44 28 48 38 49 50 42 46 34 46 27 50Z" fill="${CREAM}"/>` +
      `<g transform="translate(52 112) skewX(-18)"><rect x="-34" y="-14" width="68" height="26" rx="3" fill="#1f8fa8"/><path d="M-22-14V12M-6-14V12M10-14V12M26-14V12" stroke="#fff" stroke-width="5.5"/></g>` +
      bulb('C', 2, 34, 72, 38),
  },
  carousel: {
    ground: '#e3e9f6',
    close: [50, 70, 1],
    picture:
      `<ellipse cx="50" cy="116" rx="40" ry="8" fill="#8c6bb0"/><ellipse cx="50" cy="112" rx="40" ry="8" fill="#b79bd6"/>` +
      line('M50 60V112M18 62V108M82 62V108', '#c9952e', 3.6) +
      bulb('F', 6, 8, 70, 34) +
      bulb('D', 5, 57, 68, 34) +
      `<path d="M8 62C12 44 34 38 50 24 66 38 88 44 92 62Z" fill="${CANVAS}"/><path d="M29 62C31 48 42 38 50 24 58 38 69 48 71 62Z" fill="${CREAM}"/>` +
      `<path d="M8 62a7 7 0 0 0 14 0 7 7 0 0 0 14 0 7 7 0 0 0 14 0 7 7 0 0 0 14 0 7 7 0 0 0 14 0 7 7 0 0 0 14 0Z" fill="#f7c027"/>` +
      line('M50 24V14', WOOD, 3) +
      `<path d="M50 12 62 16 50 20Z" fill="#1e2840"/>` +
      line('M30 128C40 133 60 133 70 128M30 128 32 134M30 128 36 125.5M70 128 68 134M70 128 64 125.5', '#5b3f86', 2.8),
  },
  werewolf: {
    ground: '#2b3354',
    close: [50, 88, 1.18],
    picture:
      `<circle cx="66" cy="44" r="25" fill="#fbeec2"/><circle cx="58" cy="38" r="4" fill="#ecd9a0"/><circle cx="74" cy="52" r="5" fill="#ecd9a0"/>` +
      `<path d="M5 118C24 108 40 120 58 112S84 110 95 114V135H5Z" fill="#161b31"/><g transform="translate(14 48) scale(.72)">` +
      `<path d="M22 44 18 8 44 30ZM78 44 82 8 56 30Z" fill="#8a6a4d"/><path d="M26 36 23 17 38 29ZM74 36 77 17 62 29Z" fill="#e9b7a0"/>` +
      `<path d="M50 24C60 30 72 34 80 42L90 44 86 52 94 60 87 65 90 76 81 78C74 88 63 93 50 93S26 88 19 78L10 76 13 65 6 60 14 52 10 44 20 42C28 34 40 30 50 24Z" fill="#a5805c"/>` +
      line('M50 27C48 17 42 12 36 11M50 27C51 17 57 13 64 14', '#5f8f3f', 4) +
      line('M50 30V40M42 33V39M58 33V39', '#6d4f36', 2.6) +
      `<g transform="translate(50 62)">${eye(-13, -6, 0, 0, 8, '#ffe27a')}${eye(13, -6, 0, 0, 8, '#ffe27a')}<ellipse cx="0" cy="13" rx="21" ry="15" fill="#dcc09a"/>` +
      `<path d="M-6 1.5H6C7 1.5 7.5 3 6.5 4L1.5 8.5C.7 9.2-.7 9.2-1.5 8.5L-6.5 4C-7.5 3-7 1.5-6 1.5Z" fill="#2a1a16"/>` +
      `<path d="M-15 13C-6 16 6 16 15 13 13 23 7 26 0 26S-13 23-15 13Z" fill="#3a1518"/><path d="M-12 14-9 21.5-5.5 15.2ZM12 14 9 21.5 5.5 15.2Z" fill="#fff"/>` +
      `<path d="M-22-17-7-13M22-17 7-13" stroke="#4d3523" stroke-width="3.6" stroke-linecap="round"/></g></g>`,
  },
};

export function specialFace(kind: Special, size: Size): string {
  const { ground, picture, close } = SCENES[kind];
  const near = size === 'small' || size === 'mini';
  const [x, y, k] = close;
  const scene = near && k > 1 ? `<g transform="translate(${x} ${y}) scale(${k}) translate(${-x} ${-y})">${picture}</g>` : picture;
  const r = size === 'mini' ? 17 : near || size === 'fan' ? 13.5 : 9.5;
  const c = r + 6.5;
  return `${framed(ground, scene)}<circle cx="${c}" cy="${c + 1}" r="${r}" fill="${PAPER}"/><path d="${star(8, r * 0.79, r * 0.38, 0)}" transform="translate(${c} ${c + 1})" fill="${INK}"/>`;
}
