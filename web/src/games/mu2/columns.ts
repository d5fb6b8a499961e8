/** Where the cards of Mü for two are shown. What the rules say about it is held equal to the engine by mu2-vectors.json. */
import type { Seat } from '../../lib/types';
import type { Mu2View } from './types';
import FIGURES from './figures.json';
import { COLOURS, grouped, kindOf, strength } from '../mu/cards';

/** A colour letter, `big`, `small` or `super`. */
export type Column = string;
export type Kind = string | null;

export interface Open {
  card: string;
  /** Which of two equal cards it is. */
  copy: number;
  /** Not laid yet, only thought of. */
  picked: boolean;
}

export interface Shown {
  column: Column;
  /** Its face-down cards by the column they were dealt to, the upper one last. */
  down: Column[];
  /** Its open cards, the strongest first. */
  open: Open[];
}

export const PLACES = { double: 'super', chief: 'big', vice: 'small' } as const;

/** The column where an open card lies. */
export function place(card: string, big: Kind, small: Kind): Column {
  const kind = kindOf(card, big, small);
  return kind === 'colour' ? card.charAt(0) : PLACES[kind];
}

export const bigOf = (view: Mu2View): Kind => view.contract?.chief_trump ?? null;
export const smallOf = (view: Mu2View): Kind => view.contract?.vice_trump ?? null;

/** The columns there are, from left to right: trumps first once one is named. A colour that became trump has none of its own. */
export function columnOrder(colours: string, big: Kind, small: Kind): Column[] {
  const plain = [...colours].filter((colour) => colour !== big && colour !== small);
  if (big === null && small === null) return [...plain, 'big', 'small'];
  const isColour = (kind: Kind) => kind !== null && COLOURS.includes(kind);
  const isDigit = (kind: Kind) => kind !== null && /^\d$/.test(kind);
  const crosses = (isColour(big) && isDigit(small)) || (isDigit(big) && isColour(small));
  return [...(crosses ? ['super'] : []), 'big', 'small', ...plain];
}

const byStrength = (big: Kind, small: Kind) => (a: string, b: string) =>
  strength(b, big, small) - strength(a, big, small) || COLOURS.indexOf(a.charAt(0)) - COLOURS.indexOf(b.charAt(0));

/** A player's columns: with these cards laid as well, and as they would be with other trumps. */
export function columnsOf(view: Mu2View, seat: Seat, picks: readonly string[] = [], trumps = { big: bigOf(view), small: smallOf(view) }): Shown[] {
  const { big, small } = trumps;
  const open = [...(view.open[seat] ?? []).map((card) => ({ card, picked: false })), ...picks.map((card) => ({ card, picked: true }))];
  const order = byStrength(big, small);
  const turned = new Set(view.turned.flatMap((one) => (one.seat === seat ? [one.dealt_to] : [])));
  const hidden = (names: Column[]) => names.filter((name) => view.columns.includes(name) && !turned.has(name));
  return columnOrder(view.colours, big, small).map((column) => {
    const moved = column === 'big' ? big : column === 'small' ? small : null;
    const seen = new Map<string, number>();
    const cards = open.filter(({ card }) => place(card, big, small) === column).sort((a, b) => order(a.card, b.card) || Number(a.picked) - Number(b.picked));
    return {
      column,
      down: hidden(moved === null ? [column] : [column, moved]),
      open: cards.map(({ card, picked }) => {
        const copy = seen.get(card) ?? 0;
        seen.set(card, copy + 1);
        return { card, picked, copy };
      }),
    };
  });
}

export interface Group {
  column: Column;
  cards: string[];
}

/** The hand as the law of the hand sorts it: super, big, small, then the colours. */
export const groups = (hand: readonly string[], big: Kind, small: Kind): Group[] =>
  grouped(hand, big, small).map(({ kind, of, cards }) => ({ column: kind === 'double' || kind === 'chief' || kind === 'vice' ? PLACES[kind] : of, cards }));

/** Who is ahead in the auction: the most open cards, or that many first; null while nobody has laid one. */
export function leaderOf(view: Mu2View): Seat | null {
  const totals = view.dealt_open.map((cards) => cards.length);
  let leader: Seat | null = null;
  for (const [seat, move] of view.log) {
    if (!move.startsWith('bid ')) continue;
    const most = Math.max(...totals);
    totals[seat] = (totals[seat] ?? 0) + move.split(' ').length - 1;
    if (totals[seat] > most) leader = seat;
  }
  return leader;
}

/** The points the crown would need with so many open cards. */
export const goalFor = (height: number): number => FIGURES.goals[String(height) as '5'] ?? 0;
/** What a hand is worth. */
export const CROWN_WINS = FIGURES.crown;
export const SHIELD_WINS = FIGURES.shield;

const TRICKS = 22;
/** How many tricks are still to be played: as many as somebody has cards, the skat apart. */
export const tricksLeft = (view: Mu2View): number =>
  Math.min(
    TRICKS,
    Math.max(
      ...[0, 1].map((seat) => (view.hand_sizes[seat] ?? 0) + (view.open[seat]?.length ?? 0) + (view.face_down[seat] ?? []).reduce((sum, n) => sum + n, 0)),
    ),
  );

/** The move that plays this card from here, if there is one. */
export const playMove = (view: Mu2View, card: string, zone: 'hand' | 'open'): string | null =>
  [`play ${card}`, `play ${card} ${zone}`].find((move) => view.legal.includes(move)) ?? null;

export interface Spread {
  /** How far the next card of a lane lies below. */
  step: number;
  /** Per column, how many lanes it takes. */
  lanes: number[];
}
/** Steps from card to card: the widest, the one below which a column rather takes another lane, and the least. */
export type Steps = readonly [most: number, good: number, least: number];

/** How many cards must lie in one lane if all columns together have room for so many lanes. */
export function rowsFor(counts: readonly number[], room: number): number {
  const most = Math.max(1, ...counts);
  for (let rows = 1; rows < most; rows++) {
    if (counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / rows)), 0) <= room) return rows;
  }
  return most;
}

/** How to lay so many cards per column into this height: one lane each if they show enough of themselves, else more lanes where there is room. */
export function spread(counts: readonly number[], height: number, [most, good, least]: Steps, room: number): Spread {
  const lanesFor = (step: number) => {
    const inOne = Math.max(1, Math.floor(height / step) + 1);
    return counts.map((count) => Math.max(1, Math.ceil(count / inOne)));
  };
  const find = (from: number, to: number, allowed: number): Spread | null => {
    for (let step = from; step >= to; step--) {
      const lanes = lanesFor(step);
      if (lanes.reduce((sum, n) => sum + n, 0) <= allowed) return { step, lanes };
    }
    return null;
  };
  for (let allowed = counts.length; allowed <= Math.max(room, counts.length); allowed++) {
    const found = find(most, good, allowed);
    if (found) return found;
  }
  const tight = find(good, least, Math.max(room, counts.length));
  return tight ?? { step: Math.max(1, Math.floor(height / Math.max(1, Math.max(...counts) - 1))), lanes: counts.map(() => 1) };
}
