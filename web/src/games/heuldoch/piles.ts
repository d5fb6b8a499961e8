/** What the board of Heul doch! needs to know about piles. Held equal to the engine by heuldoch-vectors.json. */
import type { Seat } from '../../lib/types';
import FIGURES from './figures.json';
import type { HeulView, Lying } from './types';

export const SPECIALS = ['catapult', 'towel', 'carousel', 'werewolf'];
export const isSpecial = (card: string): boolean => SPECIALS.includes(card);

export const leftOf = (seat: Seat, players: number): Seat => (seat + 1) % players;
export const rightOf = (seat: Seat, players: number): Seat => (seat + players - 1) % players;

/** What a pile shows to whoever wants to lay a card: its open top, or null for an onion or an empty pile. */
export function top(pile: readonly Lying[]): string | null {
  const lying = pile.at(-1);
  return lying && !lying.is_onion ? lying.card : null;
}

export const fits = (card: string, shown: string | null): boolean =>
  shown !== null && !isSpecial(card) && !isSpecial(shown) && (card.charAt(0) === shown.charAt(0) || card.charAt(1) === shown.charAt(1));

/** The numbers that so many onions make worthless. */
export const worthless = (onions: number): number[] => FIGURES.worthless[onions] ?? [];

/** The piles whose top the catapult throws away now. */
export function aimed(view: HeulView): Seat[] {
  const numbers = view.piles.map((pile) => {
    const shown = top(pile);
    return shown === null || isSpecial(shown) ? 0 : Number(shown.charAt(1));
  });
  const highest = Math.max(...numbers);
  return highest === 0 ? [] : numbers.flatMap((number, seat) => (number === highest ? [seat] : []));
}

/** What the legal moves allow to be done with one card. */
export interface Uses {
  /** Piles it may be laid on. */
  piles: Seat[];
  onion: boolean;
  /** Whom a towel may be swapped with. */
  partners: Seat[];
  /** Ways the carousel may turn. */
  ways: ('left' | 'right')[];
  /** Specials that need no choice. */
  plain: boolean;
}

export function usesOf(card: string, legal: readonly string[]): Uses {
  const uses: Uses = { piles: [], onion: false, partners: [], ways: [], plain: false };
  for (const move of legal) {
    const [verb, first, second] = move.split(' ');
    if (verb === 'lay' && first === card) uses.piles.push(Number(second));
    else if (verb === 'onion' && first === card) uses.onion = true;
    else if (verb !== card) continue;
    else if (card === 'towel') uses.partners.push(Number(first));
    else if (card === 'carousel') uses.ways.push(first as 'left' | 'right');
    else uses.plain = true;
  }
  return uses;
}

/** The hand card a move uses; null for a move that shows none. */
export function cardOf(move: string): string | null {
  const [verb, card] = move.split(' ');
  return verb === 'lay' || verb === 'onion' ? (card ?? null) : (verb ?? null);
}
