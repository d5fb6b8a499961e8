/** A pad, what a game brings to it, and what can be wrong with it. */
import type { Component } from 'svelte';
import type { IconName } from '../art/icons';

export type Seat = number;
export type Options = Record<string, string | number | boolean>;
export type Json = Record<string, unknown>;

/** One hand as people tell it; each game has kinds of its own. */
export interface Hand {
  kind: string;
}

/** A pad as it is kept in files, links and storage. */
export interface PadData {
  format: string;
  game: string;
  players: string[];
  options: Options;
  first: Seat;
  rounds?: number;
  hands: Hand[];
}

/** What a hand was worth, and why. */
export interface Result {
  outcome: string;
  scores: number[];
}

export interface Row<H extends Hand = Hand, R extends Result = Result> {
  number: number;
  dealer: Seat;
  hand: H;
  result: R;
  totals: number[];
}

/** A pad counted through. */
export interface Sheet {
  pad: PadData;
  rows: Row[];
  totals: number[];
  dealer: Seat;
  winners: Seat[];
  isOver: boolean;
}

export interface Option {
  name: string;
  default: string | number | boolean;
  from?: number;
  to?: number;
  allowed?: (string | number | boolean)[];
}

/** What every game's figures begin with: fewest and most players, and its options. */
export interface Figures {
  players: number[];
  options: Option[];
}

export type Cells = Record<string, string | number | undefined>;

/** How a game is counted: `counting` in its folder `pad/count.ts`. */
export interface Counting<H extends Hand = Hand, R extends Result = Result> {
  figures: Figures;
  /** Whether a match is a number of games that the table chooses, and not a target. */
  hasRounds?: boolean;
  /** Refuse rules by which so many cannot play. */
  check?(options: Json, players: number): void;
  /** Refuse what is no hand of this game. */
  read(entry: Json): void;
  /** What a hand is worth; it throws if it cannot have happened. */
  judge(hand: Json, pad: PadData): R;
  /** Who has won after the last hand; nobody if the match goes on. */
  winners(pad: PadData, rows: Row<H, R>[], totals: number[]): Seat[];
  /** Whether the same dealer deals again after it. */
  isAgain?(result: R): boolean;
  /** The keys of a hand in the order of the format. */
  ordered(hand: H): object;
  /** What a spreadsheet has to say of a hand, by column. */
  cells(row: Row<H, R>, name: (seat: Seat | null) => string): Cells;
  /** What everybody took in cards, where that was told. */
  cards?(hand: H): number[] | null;
}

export interface FormProps {
  pad: PadData;
  old: Hand | null;
  number: number;
  onwrite: (hand: Hand) => void;
  ondelete: () => void;
}
/** What a form makes of a hand: `good` and `missed` can be written down, `hint` waits for more, `bad` cannot have happened. */
export interface Answer {
  tone: 'good' | 'missed' | 'hint' | 'bad';
  title?: string;
  text: string;
  hand?: Hand;
}
export interface RulesProps {
  options: Options;
  isNew: boolean;
  set: (name: string, value: string | number | boolean) => void;
}

/** How a game is written down and told: `pad` in its folder `pad/index.ts`. */
export interface Writing<H extends Hand = Hand, R extends Result = Result> {
  Form: Component<FormProps>;
  /** Its rules besides target or rounds. */
  Rules?: Component<RulesProps>;
  /** A sign for each outcome. */
  signs: Record<string, IconName>;
  /** Who was what: a sign, and the message that says it. */
  role(hand: H, seat: Seat): [IconName, string] | null;
  /** Whether a score is worth no colour. */
  isPlain(row: Row<H, R>, seat: Seat): boolean;
  /** What happened, in a sentence. */
  caption(row: Row<H, R>, name: (seat: Seat) => string): string;
}

export type Facts = Record<string, string | number>;

/** Something no table can have played: a stable code, and what its sentence needs. */
export class BadPad extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    readonly hand: number | null = null,
  ) {
    super(code);
  }
  at(hand: number): BadPad {
    return new BadPad(this.code, this.facts, hand);
  }
}
