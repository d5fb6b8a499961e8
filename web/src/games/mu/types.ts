/** A view of Mü. Made by `python -m eklat.server.typescript` from the types of the server; not to be edited. */
import type { Seat, View } from '../../lib/types';

/** What one seat, or a spectator, knows of a deal of Mü. */
export interface MuView extends View {
  /** In the auction: how many cards may be laid. */
  max_bid?: number;
  /** How it ended; null while it is played. */
  result: MuResult | null;
  /** Who dealt, and speaks first. */
  dealer: Seat;
  /** The colours in play, as letters: `RYGBK`, or four of them. */
  colours: string;
  /** One's own cards as they were dealt; null for a spectator. */
  dealt: string[] | null;
  /** One's own hand now, without the laid cards; null for a spectator. */
  hand: string[] | null;
  /** How many cards each seat has in hand. */
  hand_sizes: number[];
  /** Per seat the cards that lie open before it: laid in the auction and not played yet. */
  laid: string[][];
  /** Who plays with whom for what, as far as it is settled and known; null in the auction and after an Eklat. */
  contract: Contract | null;
  /** Who led to the trick, or is to lead; null when no tricks are played. */
  leader: Seat | null;
  /** The cards of the trick so far, the leader's first. */
  trick: string[];
  /** The trick before; null where there is none, or where the option `last_trick` hides it. */
  last_trick: Trick | null;
  /** Per seat the card points won in tricks; empty before the first. */
  points: number[];
  /** Per seat the suits that its hand is seen to lack: a colour's letter, or `trump`; empty before the first trick. */
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
