/** A view of Mü. Made by `python -m eklat.server.typescript` from the types of the server; not to be edited. */
import type { Seat, View } from '../../lib/types';

export interface MuView extends View {
  /** In the auction: how many cards may be laid. */
  max_bid?: number;
  /** How it ended. */
  result: MuResult | null;
  dealer: Seat;
  /** The colours in play. */
  colours: string;
  /** One's own cards as they were dealt; null for a spectator. */
  dealt: string[] | null;
  /** One's own hand now, without the laid cards. */
  hand: string[] | null;
  hand_sizes: number[];
  laid: string[][];
  contract: Contract | null;
  leader: Seat | null;
  trick: string[];
  last_trick: Trick | null;
  points: number[];
  voids: string[][];
}

/** How a deal ended; what does not apply is null. */
export interface MuResult {
  outcome: string;
  chief: Seat | null;
  vice: Seat | null;
  partner: Seat | null;
  partner_card?: string;
  chief_trump: string | null;
  vice_trump: string | null;
  height: number | null;
  goal: number | null;
  /** Card points won in tricks, per seat. */
  points: number[] | null;
  bonus?: number;
  difference?: number;
  /** After an Eklat: who had laid the most. */
  tied?: Seat[];
  /** After an Eklat: who pays for it. */
  culprit?: Seat | null;
  scores: number[];
}

/** What is settled after the auction, as far as it is. */
export interface Contract {
  chief: Seat;
  vice: Seat | null;
  partner: Seat | null;
  /** With a hidden partner: the card that was called. */
  partner_card?: string;
  chief_trump: string | null;
  vice_trump: string | null;
  height: number;
  goal: number;
}

/** A finished trick: its cards in the order they were played, from the leader on. */
export interface Trick {
  leader: Seat;
  cards: string[];
  winner: Seat;
}
