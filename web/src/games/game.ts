/**
 * What a game may bring along in its folder, and no other place names it.
 * `about.ts` is there at once, on every page; `index.ts` is loaded when a table or a replay is opened, `writing.ts` when a
 * record is written down, `jot.ts` when a hand of real cards is tapped.
 */
import type { Component } from 'svelte';
import type { Size } from '../art/paper';
import type { View } from '../lib/types';
import type { Hand } from '../pad/pad';
import type { GameRecord } from '../replay/types';
import type { Play } from '../table/board';

export type { Play };
export type Options = Record<string, string | number | boolean>;

/** A pack of cards: how it is drawn, and what its cards are called in the language of now. */
export interface Pack {
  /** Every card with suit and number once, and how many of them make a row. */
  cards: readonly string[];
  row: number;
  /** Cards that have a name instead. */
  named: readonly string[];
  suits: readonly string[];
  /** A few of them, for pictures of the pack. */
  shown: readonly string[];
  /** The inside of a face's SVG (100 x 140); null for what is not a card of this pack. */
  face: (card: string, size: Size) => string | null;
  back: () => string;
  /** A suit's shape in a box of 24 x 24; nothing for a letter that is no suit. */
  shape: (suit: string, outline?: number) => string;
  /** What stands for a suit on its cards and beside its shape, in the language of now; records have their own notation. */
  letter: (suit: string) => string;
  /** The colour for words and digits of a suit. */
  ink: (suit: string) => string;
  /** Null is the back. */
  cardName: (card: string | null) => string;
  suitName: (suit: string) => string;
  /** Whether its cards wear badges of trumps. */
  trumps: boolean;
}

export interface About {
  name: string;
  /** Its place in lists of games. */
  place: number;
  /** Its name in the house lettering; without one it stands in plain letters. */
  word: string | null;
  /** The message with what is said beside the lettering. */
  beside?: string;
  pack: Pack;
  /** Cards that stand for it. */
  cards: readonly string[];
  /** How many usually play. */
  players: number;
  /** What a new table is set to until somebody says otherwise. */
  usual: (language: string, players: number) => Options;
  /** Who sits among the club players at such a table, by seat. */
  company?: Record<number, string>;
  /** What else a table to try the game against bots is set to. */
  trying?: Options;
  /** Options that mean nothing for so many players. */
  idle?: (players: number) => readonly string[];
  /** Whether so many can choose this value, where not every number of players can. */
  possible?: (option: string, value: string | number | boolean, players: number) => boolean;
  /** Options that a lobby always names. */
  always?: readonly string[];
  /** Its picture in lists: one figure or `many`, `glad` if it is our turn. */
  Emblem: Component<{ many?: boolean; glad?: boolean }>;
  /** Its box on the start page, with the words <game>-start-*; without one it stands in another's, or below them. */
  tile?: Tile;
  /** A picture for where nothing is. */
  Lost?: Component;
}

export interface Tile {
  people: [fewest: number, most: number];
  Picture: Component;
  /** What else can be begun there: this game with other options, or another one. */
  also: { game?: string; options?: Options };
}

/** How a game is written down: records to begin with, and messages about cards, the deal and moves. */
export interface Writing {
  /** By the number of players. */
  templates: Record<string, GameRecord>;
  cards: string;
  deal: string;
  moves: readonly (readonly [move: string, message: string])[];
}

/** How a hand of real cards is tapped: what the page cannot know about a game. It never says what is allowed. */
export interface Jot<V extends View = View> {
  /** How many may play. */
  players: readonly number[];
  /** The suits in play, and which may be chosen where only some of them are. */
  suits: (view: V) => string;
  threes?: readonly string[];
  copies: (card: string) => number;
  /** How many copies of each card these moves have used up. */
  gone: (moves: readonly string[]) => Map<string, number>;
  /** Whose cards lie open. */
  open: (view: V, players: readonly string[]) => Map<string, string[]>;
  /** What a button for a move without cards says. */
  offer: (move: string, players: readonly string[]) => string;
  /** What a score pad writes of a finished hand; `end` is the card that was drawn for the end, by house rule. */
  hand: (view: V, end: string | null) => Hand;
  Table: Component<{ view: V; players: readonly string[] }>;
}
