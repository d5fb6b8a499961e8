/**
 * How cards of Mü are shown: what each is under the trumps, how a hand is sorted, which card of a trick is best so far.
 * Nothing here decides what is allowed. Vectors made by the Python engine hold these helpers equal to it.
 */
import { bonusFor, type Rarity } from './figures';

export * from './figures';

export const COLOURS = 'RYGBK';
export const TRUMP = 'trump';

export type Kind = 'double' | 'chief' | 'vice' | 'colour';
export type TrumpKind = Exclude<Kind, 'colour'>;
/** A colour letter, a digit, "none", or nothing named yet. */
export type Named = string | null | undefined;

export interface Group {
  /** What binds the cards: a class of trumps, a colour, or (sorted by digit) a digit. */
  kind: Kind | 'digit';
  /** The colour or the digit; empty for trumps. */
  of: string;
  cards: string[];
}

const colourOf = (card: string): string => card.charAt(0);
const digitOf = (card: string): number => Number(card.charAt(1));
const is = (card: string, trump: Named): boolean => Boolean(trump) && (card.charAt(0) === trump || card.charAt(1) === trump);

/** What a card counts. */
export const points = (card: string): number => POINTS[digitOf(card)] ?? 0;
const POINTS = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0];

export const isTwice = (card: string): boolean => card.charAt(1) === '1' || card.charAt(1) === '7';

export function kindOf(card: string, chief: Named, vice: Named): Kind {
  const byVice = is(card, vice);
  if (is(card, chief)) return byVice && chief !== vice ? 'double' : 'chief';
  return byVice ? 'vice' : 'colour';
}

/** The trump class for a badge, or nothing. */
export function trumpOf(card: string, chief: Named, vice: Named): TrumpKind | null {
  const kind = kindOf(card, chief, vice);
  return kind === 'colour' ? null : kind;
}

/** The suit to be followed: trump, or the colour. */
export const suitOf = (card: string, chief: Named, vice: Named): string => (kindOf(card, chief, vice) === 'colour' ? colourOf(card) : TRUMP);

const CLASS: Record<Kind, number> = { double: 300, chief: 200, vice: 100, colour: 0 };

/** Higher beats lower within a suit, and every trump beats every plain card. */
export const strength = (card: string, chief: Named, vice: Named): number => CLASS[kindOf(card, chief, vice)] + digitOf(card);

/** The place of the card that takes the trick so far; -1 before the first card. */
export function best(trick: readonly string[], chief: Named, vice: Named): number {
  const led = trick[0] === undefined ? '' : suitOf(trick[0], chief, vice);
  return trick.reduce((top, card, place) => {
    if (top < 0) return place;
    const follows = [led, TRUMP].includes(suitOf(card, chief, vice));
    return follows && strength(card, chief, vice) > strength(trick[top] as string, chief, vice) ? place : top;
  }, -1);
}

/** Trumps first and strongest first; then the colours in their order, high digits first. */
function byLaw(chief: Named, vice: Named): (a: string, b: string) => number {
  const trump = (card: string): number => Math.max(0, strength(card, chief, vice) - (kindOf(card, chief, vice) === 'colour' ? 100 : 0));
  return (a, b) => trump(b) - trump(a) || COLOURS.indexOf(colourOf(a)) - COLOURS.indexOf(colourOf(b)) || digitOf(b) - digitOf(a);
}

/** The cards by the law of the hand: double, chief, vice, then each colour; groups without cards are left out. */
export function grouped(cards: readonly string[], chief: Named, vice: Named): Group[] {
  const groups: Group[] = [];
  for (const card of [...cards].sort(byLaw(chief, vice))) {
    const kind = kindOf(card, chief, vice);
    const of = kind === 'colour' ? colourOf(card) : '';
    const last = groups.at(-1);
    if (last && last.kind === kind && last.of === of) last.cards.push(card);
    else groups.push({ kind, of, cards: [card] });
  }
  return groups;
}

/** The other way to hold them: equal digits together. */
export function byDigit(cards: readonly string[]): Group[] {
  return [...'9876543210'].flatMap((digit) => {
    const found = cards.filter((card) => card.charAt(1) === digit).sort(byLaw(null, null));
    return found.length ? [{ kind: 'digit' as const, of: digit, cards: found }] : [];
  });
}

/** All cards of these colours, the doubled ones twice. */
export const pack = (colours: string = COLOURS): string[] =>
  [...colours].flatMap((colour) => [...'0123456789'].flatMap((digit) => (isTwice(colour + digit) ? [colour + digit, colour + digit] : [colour + digit])));

/** The whole merged trump suit, strongest first, in its classes. */
export const trumpSuit = (chief: Named, vice: Named, colours: string = COLOURS): Group[] =>
  grouped(pack(colours), chief, vice).filter((group) => group.kind !== 'colour');

/** Who would be chief and vice with these cards laid: the seats with the most, and the vice beside a single chief. */
export function standing(laid: readonly (readonly string[])[]): { most: number[]; vice: number | null } {
  const largest = Math.max(...laid.map((cards) => cards.length));
  const most = laid.flatMap((cards, seat) => (cards.length === largest ? [seat] : []));
  if (most.length > 1 || laid.length === 3) return { most, vice: null };
  const rank = (seat: number): string => {
    const cards = laid[seat] ?? [];
    return (
      String.fromCharCode(64 + cards.length) +
      cards
        .map((card) => card.charAt(1))
        .sort()
        .reverse()
        .join('')
    );
  };
  const others = laid.flatMap((cards, seat) => (seat !== most[0] && cards.length ? [seat] : []));
  const top = others.map(rank).sort().at(-1);
  const best = others.filter((seat) => rank(seat) === top);
  return { most, vice: best.length === 1 ? (best[0] ?? null) : null };
}

/** How many cards everybody is dealt. */
export const dealt = (players: number, colours: string): number => (colours.length * 12) / players;

export const rarity = (trump: string): Rarity => (trump === 'none' ? 'none' : COLOURS.includes(trump) ? 'colour' : isTwice(`R${trump}`) ? '1or7' : 'digit');
export const bonus = (players: number, height: number, trump: string, alone = false): number => bonusFor(players, height, rarity(trump), alone);
