/** What a view of Mü says, put the way the board shows it. Nothing here decides what is allowed. */
import type { IconName } from '../../../art/icons';
import { best, bonus, dealt, pack, points, standing, trumpSuit, type Group, type Named } from '../cards';
import type { Seat } from '../../../lib/types';
import type { TrickView } from '../tricks';
import type { MuView } from '../types';

export type Zone = 'hand' | 'open';

export const chiefTrump = (view: TrickView): Named => view.contract?.chief_trump;
export const viceTrump = (view: TrickView): Named => view.contract?.vice_trump;

/** The other seats, clockwise from the left neighbour of the one below. */
export const others = (view: MuView, below: Seat): Seat[] => Array.from({ length: view.players - 1 }, (_, i) => (below + 1 + i) % view.players);

export function roleOf(view: MuView, seat: Seat): 'chief' | 'vice' | 'partner' | null {
  const { contract } = view;
  if (!contract) return null;
  return contract.chief === seat ? 'chief' : contract.vice === seat ? 'vice' : contract.partner === seat ? 'partner' : null;
}

const ICONS: Record<'chief' | 'vice' | 'partner', IconName> = { chief: 'crown', vice: 'shield', partner: 'partner' };
export function roleIcon(view: MuView, seat: Seat): IconName | null {
  const role = roleOf(view, seat);
  return role && ICONS[role];
}

/** The chief's side. */
export const side = (view: MuView): Seat[] => (view.contract ? [view.contract.chief, view.contract.partner].filter((seat) => seat !== null) : []);
export const sidePoints = (view: MuView): number => side(view).reduce((sum, seat) => sum + (view.points[seat] ?? 0), 0);

/** With a hidden partner, the called card was the chief's own or the vice's, and whoever looks on knows it. */
export function isAlone(view: MuView): boolean {
  const { contract } = view;
  if (!contract?.partner_card || contract.partner !== null) return false;
  const shown = [contract.chief, contract.vice].filter((seat) => seat !== null);
  if (view.seat !== null && shown.includes(view.seat) && view.hand?.includes(contract.partner_card)) return true;
  return shown.some((seat) => view.laid[seat]?.includes(contract.partner_card as string) || played(view, seat).includes(contract.partner_card as string));
}

/** The bonus that stands, once the chief has named a trump. */
export const bonusNow = (view: MuView): number | null =>
  view.contract?.chief_trump ? bonus(view.players, view.contract.height, view.contract.chief_trump, isAlone(view)) : null;

/** How many passes in a row there have been. */
export function passes(view: MuView): number {
  const moves = view.log.map(([, move]) => move).reverse();
  const other = moves.findIndex((move) => move !== 'pass');
  return other < 0 ? moves.length : other;
}

/** Whether the last thing this seat said in the auction was to pass. */
export const hasPassed = (view: MuView, seat: Seat): boolean => view.log.filter(([by]) => by === seat).at(-1)?.[1] === 'pass';

/** Who of the tied seats laid a card last. */
export const lastToLay = (view: MuView, tied: readonly Seat[]): Seat | null =>
  [...view.log].reverse().find(([seat, move]) => tied.includes(seat) && move.startsWith('bid'))?.[0] ?? null;

/** The cards played so far, by all or by one seat. */
export const played = (view: TrickView, seat?: Seat): string[] =>
  view.log.flatMap(([by, move]) => (move.startsWith('play ') && (seat === undefined || seat === by) ? [move.slice(5, 7)] : []));

export const tricks = (view: MuView): number => dealt(view.players, view.colours);
export const trickNumber = (view: MuView): number => Math.min(tricks(view), Math.floor(played(view).length / view.players) + 1);

/** The move that plays this card from here, if there is one. */
export const playMove = (view: MuView, card: string, zone: Zone): string | null =>
  [`play ${card}`, `play ${card} ${zone}`].find((move) => view.legal.includes(move)) ?? null;

export interface OnTable {
  seat: Seat;
  card: string | null;
  best: boolean;
  led: boolean;
}

/** The trick in order of play, with the places still to come. */
export function trickOf(view: TrickView, leader: Seat, cards: readonly string[]): OnTable[] {
  const top = best(cards, chiefTrump(view), viceTrump(view));
  return Array.from({ length: view.players }, (_, i) => ({ seat: (leader + i) % view.players, card: cards[i] ?? null, best: i === top, led: i === 0 }));
}

export const trickPoints = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + points(card), 0);

/** Where a card of the trump suit is: ours, open before somebody, known in somebody's hand, played, put away, or not seen yet. */
export type Where = { at: 'you' | 'gone' | 'away' | 'unseen' } | { at: 'open' | 'held'; seat: Seat };
export interface LensGroup extends Omit<Group, 'cards'> {
  cards: { card: string; copy: number; where: Where }[];
}

/** A seat's cards: ours, or where they can be seen. */
export const seenAt = (seat: Seat, you: Seat | null, at: 'open' | 'held'): Where => (seat === you ? { at: 'you' } : { at, seat });

/** The whole trump suit under these trumps, and where each card is: `lying` are cards and their places, in any order. */
export function lensOf(
  colours: string,
  chief: Named,
  vice: Named,
  lying: readonly (readonly [cards: readonly string[] | null | undefined, where: Where])[],
): LensGroup[] {
  const found = new Map<string, Where[]>();
  for (const [cards, where] of lying) for (const card of cards ?? []) found.set(card, [...(found.get(card) ?? []), where]);
  return trumpSuit(chief, vice, colours).map((group) => {
    const seen = new Map<string, number>();
    return {
      ...group,
      cards: group.cards.map((card) => {
        const copy = seen.get(card) ?? 0;
        seen.set(card, copy + 1);
        return { card, copy, where: found.get(card)?.[copy] ?? { at: 'unseen' as const } };
      }),
    };
  });
}

export const lens = (view: MuView, you: Seat | null, chief: Named, vice: Named, hands?: readonly (readonly string[] | null)[]): LensGroup[] =>
  lensOf(view.colours, chief, vice, [
    [view.hand, view.seat === null ? { at: 'you' } : seenAt(view.seat, you, 'held')],
    ...view.laid.map((cards, seat) => [cards, seenAt(seat, you, 'open')] as const),
    ...(hands ?? []).map((cards, seat) => [seat === view.seat && view.hand ? [] : cards, { at: 'held', seat }] as const),
    [played(view), { at: 'gone' }],
  ]);

export const deckSize = (view: MuView): number => pack(view.colours).length;

/** What would be if these cards were laid as well. */
export interface Would {
  total: number;
  is: 'chief' | 'tied' | 'vice' | 'behind' | 'nothing';
  /** With whom we are tied, or whom we are behind. */
  with: Seat[];
}

export function would(view: MuView, you: Seat, more: readonly string[]): Would {
  const laid = view.laid.map((cards, seat) => (seat === you ? [...cards, ...more] : cards));
  const total = laid[you]?.length ?? 0;
  const { most, vice } = standing(laid);
  const rest = most.filter((seat) => seat !== you);
  if (!total) return { total, is: 'nothing', with: Math.max(...laid.map((cards) => cards.length)) ? rest : [] };
  if (most.includes(you)) return { total, is: rest.length ? 'tied' : 'chief', with: rest };
  return { total, is: vice === you ? 'vice' : 'behind', with: most };
}

/** What a goal that was made or missed is to whoever looks at it. */
export type Mood = 'good' | 'bad' | 'plain';

/** Whose goal was missed has lost; for who played against it that is good, and a goal made is no fault of theirs. `isOurs` is null for who only watches. */
export function moodOf(made: boolean, isOurs: boolean | null): Mood {
  if (isOurs === false) return made ? 'plain' : 'good';
  return made ? 'good' : 'bad';
}
