/** What the server sends, as docs/protocol.md describes it. Views differ per game and phase: fields that may be missing are optional. */
export type Seat = number;
export type GameName = 'mu' | 'mu2' | 'heuldoch';

export interface Contract {
  chief: Seat;
  vice: Seat | null;
  partner: Seat | null;
  chief_trump: string | null;
  vice_trump: string | null;
  height: number;
  goal: number;
  /** With a hidden partner: the card that was called. */
  partner_card?: string | null;
}

export interface Trick {
  leader: Seat;
  cards: string[];
  winner: Seat;
}

interface AnyView {
  seat: Seat | null;
  players: number;
  rules: Record<string, string | number | boolean>;
  phase: string;
  turn: Seat | null;
  legal: string[];
  /** Moves so far, as [seat, move]; in updates only the events tell them. */
  log: [Seat, string][];
  result: Result | null;
  hand: string[] | null;
  hand_sizes: number[];
}

export interface Result {
  outcome: string;
  scores: number[];
  points?: number[];
  chief?: Seat | null;
  vice?: Seat | null;
  partner?: Seat | null;
  chief_trump?: string | null;
  vice_trump?: string | null;
  height?: number | null;
  goal?: number | null;
  bonus?: number;
  difference?: number;
  tied?: Seat[];
  culprit?: Seat | null;
  [more: string]: unknown;
}

interface TrickView extends AnyView {
  dealer: Seat;
  colours: string;
  dealt: string[] | null;
  contract: Contract | null;
  leader: Seat | null;
  trick: string[];
  last_trick: Trick | null;
  points: number[];
  max_bid?: number;
}

export interface MuView extends TrickView {
  game: 'mu';
  laid: string[][];
}

export interface Mu2View extends TrickView {
  game: 'mu2';
  columns: string[];
  dealt_open: string[][];
  open: string[][];
  face_down: number[][];
  skat: string[] | null;
  discards: string[] | null;
  /** How many hand cards the crown must discard now. */
  discard?: number;
  turned: { seat: Seat; dealt_to: string; card: string; after: number }[];
}

export interface Lying {
  card: string | null;
  is_onion: boolean;
  secret_of: Seat | null;
  laid_by: number;
}

export interface HeulView extends AnyView {
  game: 'heuldoch';
  first: Seat;
  first_cards: string[];
  drawn: string[] | null;
  draw_size: number;
  piles: Lying[][];
  discards: Lying[];
  onions: number | null;
}

export type View = MuView | Mu2View | HeulView;

export interface Chair {
  kind: 'empty' | 'person' | 'bot' | 'stand-in';
  called: string;
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
  [more: string]: unknown;
}

export interface Advice {
  move: string;
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
