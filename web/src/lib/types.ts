/** What the server sends, as docs/protocol.md describes it. Made by `python -m eklat.server.typescript` from the types of the server; not to be edited. */

/** The number of the protocol that this client speaks. */
export const PROTOCOL = 2;

export type Seat = number;

/** A game's name; which games there are, the server says. */
export type GameName = string;

export type Fact = string | number | Who | Cards | Trump | Scores | Gains | Said;

/** A message and its facts: what there is to say, before it is said in words. */
export interface Said {
  message: string;
  facts: Record<string, Fact>;
}

/** Seats, said as the names of who sits there. */
export interface Who {
  seats: Seat[];
}

/** Cards, by their names. */
export interface Cards {
  cards: string[];
}

/** A suit or a trump: a colour's letter, a digit, `trump` for all trumps, or `none`. */
export interface Trump {
  trump: string;
}

/** A number per seat. */
export interface Scores {
  scores: number[];
}

/** What everybody wins or loses. */
export interface Gains {
  gains: number[];
}

/** What one seat (or a spectator: seat null) may know, with perfect recall. */
export interface View {
  /** The name of the game. */
  game: string;
  /** Who knows this; null for a spectator. */
  seat: Seat | null;
  /** How many play. */
  players: number;
  /** Options that differ from the default. */
  rules: Record<string, string | number | boolean>;
  /** The chapter of the rules. */
  phase: string;
  /** Who is to move; null when the deal is over. */
  turn: Seat | null;
  /** The moves that are open to you, in the notation of the game. */
  legal: string[];
  /** The same moves in words, for games without a board of their own. */
  offers?: Said[];
  /** Who did what, in order; what was done in secret has a question mark for others. */
  log: [Seat, string][];
  /** How it ended; null while it is played. */
  result: Result | null;
  /** What is asked now, and of whom: the same for everybody but the one who is asked; null when the deal is over. */
  question: Said | null;
  /** The heading under which a move made now belongs, the same for everybody; null in games without chapters. */
  chapter: Said | null;
  /** How the deal ended, once it is over. */
  ending: Said[] | null;
  /** Your cards; null for a spectator. */
  hand?: string[] | null;
  hand_sizes?: number[];
}

/** How a deal ended, with the reasons. */
export interface Result {
  /** How it ended, in a word: `made`, `failed`, `eklat` … */
  outcome: string;
  /** What each seat gets for it. */
  scores: number[];
}

/** What is the same for everybody at a table. */
export interface TableState {
  /** The number of the last event. */
  version: number;
  /** The number of the last event that changed the position or whose turn it is. */
  position: number;
  phase: 'gathering' | 'playing' | 'scoring' | 'over';
  settings: TableSettings;
  host: Seat | null;
  seats: Chair[];
  /** Matches of a table count from 1. */
  match: number;
  /** Hands of a match count from 0. */
  hand: number;
  scores: number[];
  winners: Seat[];
  turn: Seat | null;
  clock: Times;
  paused: boolean;
  take_back: TakeBack | null;
  /** Who could take a move back now, or ask the others for it. */
  may_take_back: Seat[];
  /** Between two hands, and after the match: once somebody is. */
  ready: Ready | null;
  newcomers: Newcomer[];
  fair: Fair;
}

/** What was agreed on before the match. */
export interface TableSettings {
  game: string;
  players: number;
  /** Options of the game that differ from the default. */
  options: Record<string, string | number | boolean>;
  /** Strangers may find the table. */
  listed: boolean;
  /** Hints, and moves may be taken back freely. */
  practice: boolean;
  clock: Clock | null;
  /** Bots take a moment. */
  bot_pauses: boolean;
  /** Among people a card that was seen may be taken back if everybody agrees. */
  take_backs: boolean;
}

/** How much time there is. */
export interface Clock {
  per: 'move' | 'match';
  seconds: number;
  increment: number;
}

/** A place at the table. */
export interface Chair {
  kind: 'empty' | 'person' | 'bot' | 'stand-in';
  /** What the person is called, or the last one who sat here. */
  called: string;
  /** The name to show, of a person or of a bot; empty if nobody ever sat here. */
  shown: string;
  /** The bot that moves here now. */
  bot: string | null;
}

/** The clock as it stands. */
export interface Times {
  /** The server's time, in seconds. */
  now: number;
  /** When the time of whoever is to move is up. */
  deadline: number | null;
  is_up: boolean;
  /** Seconds per seat, as of its last move. */
  left: number[];
  /** Who chose to wait for somebody whose time is up. */
  waits: Seat[];
}

/** Somebody wants to take a move back. */
export interface TakeBack {
  seat: Seat;
  agreed: Seat[];
  /** How many moves of the hand would be left. */
  moves: number;
}

/** Who has seen enough of the result; bots are always ready. */
export interface Ready {
  seats: Seat[];
  /** The server's time when nobody is waited for any more. */
  until: number;
}

/** Somebody who would like a seat while a hand is on. */
export interface Newcomer {
  seat: Seat;
  called: string;
  /** Who has agreed that they sit down at once. */
  agreed: Seat[];
  /** They sit down when the hand is over; nobody is asked any more. */
  waits: boolean;
}

/** That the deals are fair can be checked in the end. */
export interface Fair {
  /** The fingerprint of the secret from which the deals follow. */
  commitment: string;
  /** What each seat has added to their chance, as far as it is known. */
  salts: string[];
  /** The SHA-256 of each salt that was sealed, in small hexadecimal digits; empty where none was. */
  seals: string[];
  /** Whose devices did not open their seals; they add nothing to this match. */
  missed: Seat[];
  /** The match is about to begin. */
  opening: Opening | null;
  /** Once the match is over. */
  secret?: string;
}

/** The devices open their seals, or make new ones. */
export interface Opening {
  stage: 'sealing' | 'revealing';
  /** The server's time until which they are waited for. */
  until: number;
}

/** Who is connected; sent whenever it changes. */
export interface Presence {
  /** Seats whose person is connected. */
  here: Seat[];
  /** Seats whose person has been gone for longer than the grace time. */
  away: Seat[];
  /** Connections of people without a seat. */
  watching: number;
}

/** What a bot would do in your place. */
export interface Advice {
  move: string;
  /** Why, in the language of the connection. */
  sentence: string | null;
  /** The move as one would advise it: a message and its facts. */
  said: Said;
  /** Where you asked for it and there is something to decide. */
  coach?: Coaching | null;
  version: number;
}

/** What somebody can do who is to move, tried as in a review, with what they know. */
export interface Coaching {
  /** The best one first; nothing is said of how the cards lie. */
  candidates: Candidate[];
  /** In how many worlds that count they were tried. */
  worlds: number;
  /** Why the best one is better than what the bot would do, where that holds. */
  reason: Said | null;
  /** How sure that is; in an auction what a bid shows, risks and needs. */
  says: Said[];
}

/** A move that was tried, in the same worlds as the others. */
export interface Candidate {
  move: string;
  /** The move as one would advise it. */
  said: Said;
  /** Points ahead of the others' mean at the end of the hand. */
  value: Estimate;
  /** How far behind the best one; the error is that of the difference. */
  behind: Estimate;
  /** How often the goal is made after it. */
  goal: number | null;
  /** As the cards lay: the card points that its side gives away by it. */
  given: number | null;
}

/** A number with its error: the 95 % interval is `value` ± `half`. */
export interface Estimate {
  value: number;
  half: number;
}

/** How your view changes. */
export interface Patch {
  /** If it is there: the new view as a whole. */
  full?: View | null;
  /** Each entry is a path with the new value at its end; a place just behind a list's end makes it longer. */
  set?: unknown[][] | null;
  /** Names that are no longer in the view. */
  drop?: string[] | null;
}

/** A table in a list. */
export interface Entry {
  id: string;
  created: number;
  updated: number;
  phase: 'gathering' | 'playing' | 'scoring' | 'over';
  settings: TableSettings;
  host: Seat | null;
  seats: Chair[];
  scores: number[];
  winners: Seat[];
  /** Your seat; null if you left. */
  seat?: Seat | null;
}

/** Languages, games with their options, bots, phrases. */
export interface Catalogue {
  version: string;
  languages: Spoken[];
  games: Playable[];
  bots: BotOffer[];
  phrases: Phrase[];
}

/** . */
export interface Spoken {
  code: string;
  name: string;
}

/** A game. */
export interface Playable {
  name: string;
  title: string;
  /** How many can play. */
  players: number[];
  options: Option[];
}

/** . */
export interface Option {
  name: string;
  default: string | number | boolean;
  allowed?: (string | number | boolean)[];
  from?: number;
  to?: number;
  help: string;
  house_rule: boolean;
}

/** . */
export interface BotOffer {
  name: string;
  games: string[];
  /** About how long a move takes at most. */
  seconds: number;
  /** About it, in your language. */
  line: string;
}

/** Something to say that everybody reads in their own language. */
export interface Phrase {
  name: string;
  text: string;
}

/** A review that was asked for: how far it is, and what it found. */
export interface Reviewed {
  id: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** Decisions that are done. */
  done: number;
  total: number;
  /** Reviews that come before it. */
  ahead: number;
  review: Review | null;
}

/** What a review found. */
export interface Review {
  version: string;
  game: string;
  /** The hash of the value function. */
  value: string | null;
  notes: Said[];
  hands: ReviewedHand[];
}

/** A finished hand. */
export interface ReviewedHand {
  deal: number;
  scores: number[];
  company: string | null;
  /** What each seat was worth after the deal and each action, in thousandths. */
  curve: number[][];
  waterfalls: Waterfall[];
  decisions: Decision[];
}

/** How a seat's hand came about: the steps add up exactly. */
export interface Waterfall {
  seat: number;
  steps: Step[];
  end: number;
  luck: number;
  /** The action that changed the seat's value most. */
  decisive: number | null;
}

/** A step of a waterfall, in thousandths of a point. */
export interface Step {
  part: string;
  seat: number | null;
  points: number;
}

/** One decision, with what the player knew. */
export interface Decision {
  action: number;
  seat: number;
  kind: string;
  played: string;
  best: string;
  candidates: Candidate[];
  loss: Estimate;
  verdict: 'slip' | 'mistake' | 'blunder' | 'small' | 'good' | 'unclear';
  worlds: number;
  belief: Belief | null;
  reason: Said | null;
  /** Where others than club players see it otherwise: what of the difference does not count. Reviews of before have none. */
  second?: Said | null;
}

/** The card on which most depended. */
export interface Belief {
  card: string;
  seat: number;
  /** How likely it looked that this seat held it. */
  chance: number;
  /** Whether it did. */
  was: boolean;
  /** How surprising the truth was, in bits. */
  surprise: number;
}

/** What somebody's reviewed hands come to; the trend is in parts of so many hands each, the oldest first. */
export interface OwnPlay {
  standing: Standing | null;
  trend: Standing[];
  /** Hands in one part of the trend. */
  part: number;
  /** For comparison, where it was measured. */
  house: House | null;
}

/** One player over all hands. */
export interface Standing {
  hands: number;
  total: Total;
  /** How many slips, mistakes and blunders. */
  named: Record<string, number>;
  /** The sum of all losses that were not named. */
  small: Estimate;
  kinds: Record<string, Total>;
  ahead: Estimate | null;
  /** The same without luck. */
  adjusted: Estimate | null;
}

/** What some decisions lost. */
export interface Total {
  decisions: number;
  /** Points lost per decision. */
  lost: Estimate;
}

/** The bots of the house, reviewed like people, at tables of so many. */
export interface House {
  players: number;
  hands: number;
  bots: Record<string, Level>;
}

/** What a bot of the house loses. */
export interface Level {
  total: Total;
  kinds: Record<string, Total>;
}

/** Something that happened at a table. */
export interface TableEvent {
  event: 'created' | 'settings-changed' | 'sat-down' | 'seat-asked' | 'seat-answered' | 'seat-unasked' | 'left' | 'seat-freed' | 'bot-seated' | 'stood-in' | 'came-back' | 'waited' | 'salted' | 'salt-sealed' | 'seals-closed' | 'salt-revealed' | 'reveal-missed' | 'started' | 'dealt' | 'moved' | 'hand-over' | 'end-drawn' | 'match-over' | 'ready' | 'rematched' | 'chatted' | 'paused' | 'resumed' | 'take-back-asked' | 'take-back-answered' | 'taken-back';
  version: number;
  time: number;
  /** What is told about it; talk tells itself. */
  told?: Said[];
  /** The heading under which it belongs. */
  chapter?: Said;
  settings?: TableSettings;
  commitment?: string;
  format?: string;
  seat?: Seat;
  called?: string;
  wanted?: Seat;
  agreed?: boolean;
  bot?: string | null;
  once?: boolean;
  by?: Seat | null;
  salt?: string;
  seal?: string;
  seals?: string[];
  until?: number;
  seats?: Seat[];
  salts?: string[];
  hand?: number;
  game?: string;
  options?: Record<string, string | number | boolean>;
  deal?: Record<string, unknown>;
  begun?: number | null;
  move?: string;
  move_id?: string;
  scores?: number[];
  totals?: number[];
  card?: string;
  winners?: Seat[];
  secret?: string;
  match?: number;
  text?: string | null;
  phrase?: string | null;
  moves?: number | null;
}
