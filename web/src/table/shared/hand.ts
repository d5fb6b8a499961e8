/** How a hand lies: groups side by side on a desk, rows on a phone. */
import type { IconName } from '../../art/icons';
import type { Trump } from '../../art/paper';

export interface HandCard {
  /** Its own name among all cards of the board: two copies of a card are two things. */
  key: string;
  card: string;
  label: string;
  trump?: Trump | null;
  dim?: boolean;
  reason?: string;
  /** Taken away for now: a dashed place stays, and a touch of it brings the card back. */
  taken?: boolean;
  tag?: string;
  hint?: boolean;
}

export interface HandGroup {
  key: string;
  label: string;
  icon?: IconName | undefined;
  /** Trumps go into the phone's first row. */
  trump?: boolean;
  cards: HandCard[];
}

export interface Row {
  cards: { card: HandCard; cut: boolean }[];
}

export const TARGET = 44;
/** The widest place of a card on a phone, how much of it stays free beside the card, and what lies between two rows. */
const WIDEST = 62;
const EDGE = 3;
const GAP = 4;
/** A second row is worth it where cards grow by so much. */
const LARGER = 1.12;

/** Where to cut the hand for two rows: between trumps and colours, between groups, or in the middle; the rows stay about even. */
function cutAt(groups: readonly HandGroup[], total: number, most: number): number {
  const half = Math.ceil(total / 2);
  const allowed = Math.min(most, half + 1);
  let sum = 0;
  const edges = groups.slice(0, -1).map((group, i) => ({ at: (sum += group.cards.length), trump: Boolean(group.trump) && !groups[i + 1]?.trump }));
  const good = edges.filter(({ at }) => Math.max(at, total - at) <= allowed);
  return good.find((edge) => edge.trump)?.at ?? good.sort((a, b) => Math.abs(a.at - half) - Math.abs(b.at - half))[0]?.at ?? half;
}

/** How narrow cards may be that are only looked at. */
export const STILL = 24;

/**
 * The rows of a phone: how wide the place of a card is, and how high they are together. Cards are as large as width and height
 * allow, and never below `least`, a finger, unless the screen is narrower than four of them.
 */
export function phoneRows(groups: readonly HandGroup[], width: number, height = Infinity, least = TARGET): { rows: Row[]; step: number; height: number } {
  const all = groups.flatMap((group, i) => group.cards.map((card, j) => ({ card, cut: i > 0 && j === 0 })));
  const most = Math.max(4, Math.floor(width / least));
  const tall = (count: number, step: number): number => count * (step - EDGE) * 1.4 + (count - 1) * GAP;
  const lay = (count: number): { rows: Row[]; step: number; height: number } => {
    const cuts = count === 2 ? [cutAt(groups, all.length, most)] : Array.from({ length: count - 1 }, (_, i) => Math.ceil((all.length * (i + 1)) / count));
    const rows = [0, ...cuts].map((from, i) => ({ cards: all.slice(from, cuts[i] ?? all.length) }));
    const place = Math.floor(width / Math.max(1, ...rows.map((row) => row.cards.length)));
    const high = Math.floor((height - (count - 1) * GAP) / count / 1.4 + EDGE);
    const step = Math.max(Math.min(WIDEST, place, high), Math.min(place, least));
    return { rows, step, height: tall(count, step) };
  };
  const fewest = lay(Math.max(1, Math.ceil(all.length / most)));
  if (fewest.rows.length > 1 || all.length < 4) return fewest;
  const two = lay(2);
  return two.height <= height && two.step >= fewest.step * LARGER ? two : fewest;
}

/** The desk's hand: how wide the cards are and how far apart, so that groups fit side by side without merging. */
export function deskFan(groups: readonly HandGroup[], width: number, roomy = true): { card: number; step: number; pad: number } {
  const cards = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const card = roomy && cards <= 10 ? 82 : 74;
  const gap = card === 82 ? 6 : 4;
  for (const pad of [9, 7, 5]) {
    const inner = width - groups.length * 2 * pad - groups.length * card;
    const step = cards > groups.length ? inner / (cards - groups.length) : card + gap;
    if (step >= TARGET || pad === 5) return { card, step: Math.min(card + gap, Math.max(0.42 * card, step)), pad };
  }
  return { card, step: card + gap, pad: 9 };
}
