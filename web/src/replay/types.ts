/** A hand to be stepped through, as the server sends it, and where it comes from. */
import type { Chair, GameName, Patch, Said, Seat, View } from '../lib/types';

export interface Listed {
  steps: number;
  outcome: string | null;
  scores: number[];
}

export interface HandReplay {
  game: GameName;
  players: string[];
  options: Record<string, string | number | boolean>;
  hands: Listed[];
  winners: Seat[];
  deal: number;
  moves: [Seat, string][];
  before: number[];
  after: number[];
  cards: { dealer?: Seat; first?: Seat; deal: Record<string, unknown> };
  end_draw: string | null;
  /** By seat, and a spectator at last: the first view, what each move changes, and what was told. */
  eyes: { seat: Seat | null; first: View; then: Patch[]; told: Said[][] }[];
  /** The heading of the deal and of each move. */
  chapters: (Said | null)[];
  /** What is told with all cards open. */
  open: Said[][];
}

/** Where a record is wrong. Deal and action count from 0. */
export interface Wrong {
  deal: number | null;
  action: number | null;
  code: string;
  message: string;
  sentence: string;
}

export interface Verdict {
  ok: boolean;
  error: Wrong | null;
  finished?: boolean;
  fair?: boolean;
  scores?: number[];
  winners?: Seat[];
  lengths?: number[];
}

/** A record as far as we look into it; the server knows the rest. */
export interface GameRecord {
  format: string;
  game: GameName;
  players: string[];
  options?: Record<string, unknown>;
  deals: { actions: string[]; scores?: number[]; [more: string]: unknown }[];
  scores?: number[];
  winners?: Seat[];
  proof?: Proof;
  [more: string]: unknown;
}

export interface Proof {
  scheme: string;
  commitment: string;
  secret: string;
  salts: string[];
  match: number;
  /** By seat: the digest of a salt that was sealed, or nothing. Older proofs have none. */
  seals?: string[];
  /** Whose devices did not open their seals. */
  missed?: Seat[];
  /** What they were called, in the same order, where others have their seats in the end. */
  named?: string[];
}

/** Whose knowledge a replay shows: a seat's, a spectator's, or all cards open. */
export type Eyes = Seat | 'all' | 'spectator';

/** The record does not hold. */
export class DoesNotHold extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong.sentence);
  }
}

export interface Source {
  /** At a table: its id, which match this is of how many, and our own seat there. */
  table: { id: string; match: number; matches: number; you: Seat | null; seats: Chair[]; running: boolean; commitment: string } | null;
  load(hand: number): Promise<HandReplay>;
  record(): Promise<GameRecord>;
  /** The address of a moment; null if it would be too long for a link. */
  link(hand: number, step: number, eyes: Eyes): Promise<string | null>;
  /** The text of a record that somebody brought along, to be edited. */
  text: string | null;
  /** A hand as somebody remembers it, which is no record. */
  memory?: Record<string, unknown>;
}
