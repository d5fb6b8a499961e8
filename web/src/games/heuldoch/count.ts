/** How a pile counts: its onions aside, the numbers they kill, and the sum of the rest. Held equal to the engine by vectors.json. */
import { copies } from '../../table/shared/copies';
import { isSpecial, worthless } from './piles';
import type { Lying } from './types';

export interface Counted {
  /** What lies face down, as far as it is known. */
  onions: (string | null)[];
  /** What lies open, the highest first, then what is killed, specials last. */
  open: { key: string; card: string; isKilled: boolean; isSpecial: boolean }[];
  /** The numbers that so many onions kill. */
  killed: number[];
  /** What counts, and what it comes to. */
  parts: number[];
  points: number;
  lost: number;
}

const numberOf = (card: string): number => (isSpecial(card) ? 0 : Number(card.charAt(1)));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function count(pile: readonly Lying[]): Counted {
  const onions = pile.filter(({ is_onion }) => is_onion).map(({ card }) => card);
  const killed = worthless(onions.length);
  const cards = pile.flatMap(({ is_onion, card }) => (is_onion || card === null ? [] : [card]));
  const place = (card: string): number => (isSpecial(card) ? 2 : killed.includes(numberOf(card)) ? 1 : 0);
  cards.sort((a, b) => place(a) - place(b) || numberOf(b) - numberOf(a) || (a < b ? -1 : 1));
  const open = copies(cards, 'open').map(({ key, card }) => ({ key, card, isKilled: place(card) === 1, isSpecial: isSpecial(card) }));
  const parts = open.filter((one) => !one.isKilled && !one.isSpecial).map(({ card }) => numberOf(card));
  return { onions, open, killed, parts, points: sum(parts), lost: sum(open.filter(({ isKilled }) => isKilled).map(({ card }) => numberOf(card))) };
}

/** "13 = 7 + 6"; one card, or none, needs no sum. */
export const sumOf = ({ parts, points }: Counted): string => (parts.length > 1 ? `${points} = ${parts.join(' + ')}` : String(points));
