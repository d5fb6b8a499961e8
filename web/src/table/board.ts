/** What a game's folder gives to the table page and to replays, and what its parts get from them. A board shows a view and offers its legal moves. */
import type { Component } from 'svelte';
import type { Sound } from '../lib/sound';
import type { Seat, TableState, View } from '../lib/types';

export interface Play<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** The heart of the sheet after a hand. */
  Result: Component<ResultProps<V>>;
  /** Beside the board while a hand is played, instead of how the match stands. */
  Side?: Component<SideProps<V>>;
  /** The keys that only its board has, each with the message that explains it. */
  keys?: readonly (readonly [key: string, message: string])[];
  /** Cheeky words that belong to it, by the names of their phrases. */
  phrases?: readonly string[];
  /** What a step sounds like, if not like a card that is laid. */
  sound?: (move: string, before: V | null, after: V | null) => Sound | null;
  /** What is seen for a moment before the sheet, if a hand ended like that. */
  moment?: (view: V) => Moment | null;
  /** What is shown between two views of one move, one after the other: a special card, then what it does. */
  stages?: (before: V, after: V, move: string) => V[];
  /** A position in a replay, where nothing is offered; with all cards open, `all` is what every seat knows. */
  shown?: (view: V, all: V[] | null) => V;
  /** In a replay with all cards open: what lies face down besides, from the deal. */
  hidden?: (view: V, deal: Record<string, unknown>, names: string[]) => { name: string; cards: string[] }[];
}

/** Something to gasp at: it bursts behind these plates, and counters fly. */
export interface Moment {
  /** What is said of it. */
  message: string;
  seats: Seat[];
  /** From whose plate the counters fly; else from the middle. */
  from: Seat | null;
  /** What each seat gets; nothing flies to those who get nothing. */
  gains: number[];
}

export type Tool = 'menu' | 'chat' | 'scores' | 'hint';

export interface BoardProps<V extends View = View> {
  view: V;
  /** Null in replays. */
  table: TableState | null;
  /** The names by seat. */
  names: string[];
  /** Seats that a bot plays now. */
  bots: boolean[];
  /** Our seat; null if we only watch. */
  you: Seat | null;
  /** The seat at the lower edge: ours, or the one a replay looks from. */
  below: Seat;
  /** Make a move; null where there is nothing to do but look. Resolves when the server has answered. */
  act: ((move: string) => Promise<void>) | null;
  /** In replays with all cards open: what everybody holds. */
  hands?: (string[] | null)[];
  /** Seats whose person is away. */
  away: Seat[];
  /** What a bot would do, at practice tables: the move to be marked. */
  advice?: string | null;
  /** A trick has just been finished: show `last_trick` in the middle, with its winner, until this is over. */
  holding: boolean;
  /** What is told of the move while it is held; empty otherwise. */
  told?: string;
  /** Tap on the held trick: go on at once. */
  skip: () => void;
  /** Open something of the table page: the phone's tools. */
  open: (tool: Tool) => void;
  /** How many unread lines of chat there are. */
  unread: number;
}

/** At a table there is more to say about the end of a hand than in a replay. */
export interface ResultProps<V extends View = View> {
  view: V;
  names: string[];
  you?: Seat | null;
  totals?: number[];
  winners?: Seat[];
}

export interface SideProps<V extends View = View> {
  view: V;
  table: TableState;
  names: string[];
  you: Seat | null;
  /** The server's clock minus ours, in seconds. */
  skew: number;
}
