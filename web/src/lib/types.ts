/** What the server sends, as docs/protocol.md describes it. What is a game's own stands in its folder. */
export type Seat = number;
/** A game's name; which games there are, the server says. */
export type GameName = string;

/** A message and its facts: what a game says, before it is said in words (`said.ts`). */
export interface Said {
  message: string;
  facts: Record<string, Fact>;
}
export type Fact = string | number | { seats: Seat[] } | { cards: string[] } | { trump: string } | { scores: number[] } | { gains: number[] };

/** What somebody may know of a hand; every game adds what is its own. */
export interface View {
  game: GameName;
  seat: Seat | null;
  players: number;
  rules: Record<string, string | number | boolean>;
  phase: string;
  turn: Seat | null;
  legal: string[];
  /** Moves so far, as [seat, move]; in updates only the events tell them. */
  log: [Seat, string][];
  result: Result | null;
  hand?: string[] | null;
  hand_sizes?: number[];
  /** What is asked, and of whom. */
  question: Said | null;
  /** The heading for what is done now. */
  chapter: Said | null;
  /** How it ended. */
  ending: Said[] | null;
  /** The legal moves in words, for games without a board of their own. */
  offers?: Said[];
}

export interface Result {
  outcome?: string;
  scores: number[];
  [more: string]: unknown;
}

export interface Chair {
  kind: 'empty' | 'person' | 'bot' | 'stand-in';
  called: string;
  /** The name to show; empty for nobody. */
  shown: string;
  bot: string | null;
}

export interface Clock {
  per: 'move' | 'match';
  seconds: number;
  increment: number;
}

export interface TableSettings {
  game: GameName;
  players: number;
  options: Record<string, string | number | boolean>;
  listed: boolean;
  practice: boolean;
  bot_pauses: boolean;
  clock: Clock | null;
}

/** What is the same for everybody at a table. */
export interface TableState {
  phase: 'gathering' | 'playing' | 'scoring' | 'over';
  position: number;
  settings: TableSettings;
  host: Seat | null;
  seats: Chair[];
  match: number;
  hand: number;
  scores: number[];
  winners: Seat[];
  turn: Seat | null;
  clock: { now: number; deadline: number | null; is_up: boolean; left: number[]; waits: Seat[] };
  paused: boolean;
  take_back: { seat: Seat; agreed: Seat[] } | null;
  fair: { commitment: string; salts: string[]; secret?: string };
}

export interface Presence {
  here: Seat[];
  away: Seat[];
  watching: number;
}

export interface TableEvent {
  event: string;
  version: number;
  time: number;
  seat?: Seat;
  move?: string;
  bot?: string | null;
  told?: Said[];
  /** Under which heading it belongs. */
  chapter?: Said | null;
  [more: string]: unknown;
}

export interface Advice {
  move: string;
  said: Said;
  sentence: string | null;
  version: number;
}

export interface Patch {
  full?: View | null;
  set?: unknown[][] | null;
  drop?: string[] | null;
}

/** A table in a list. */
export interface Entry {
  id: string;
  created: number;
  updated: number;
  phase: TableState['phase'];
  settings: TableSettings;
  host: Seat | null;
  seats: Chair[];
  scores: number[];
  winners: Seat[];
  seat?: Seat | null;
  turn?: Seat | null;
}

export interface Option {
  name: string;
  default: string | number | boolean;
  allowed?: (string | number | boolean)[];
  from?: number;
  to?: number;
  help: string;
  house_rule: boolean;
}

export interface Catalogue {
  version: string;
  languages: { code: string; name: string }[];
  games: { name: GameName; title: string; players: number[]; options: Option[] }[];
  bots: { name: string; games: string[]; seconds: number; line: string }[];
  phrases: { name: string; text: string }[];
}
