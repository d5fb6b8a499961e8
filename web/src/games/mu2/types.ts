/** A view of Mü for two. Made by `python -m eklat.server.typescript` from the types of the server; not to be edited. */
import type { Seat, View } from '../../lib/types';
import type { Contract, MuResult, Trick } from '../mu/types';

/** What one seat, or a spectator, knows of a deal of Mü for two. */
export interface Mu2View extends View {
  /** In the auction: how many cards may be laid. */
  max_bid?: number;
  /** How many hand cards the crown must discard now. */
  discard?: number;
  /** How it ended; null while it is played. */
  result: MuResult | null;
  /** Who dealt, and speaks first. */
  dealer: Seat;
  /** The four colours in play, as letters. */
  colours: string;
  /** The columns to which face-down cards were dealt: colours, `big` and `small` trump. */
  columns: string[];
  /** One's own twelve hand cards as they were dealt; null for a spectator. */
  dealt: string[] | null;
  /** Per seat the four cards that were dealt open. */
  dealt_open: string[][];
  /** One's own hand now; null for a spectator. */
  hand: string[] | null;
  /** How many cards each seat has in hand. */
  hand_sizes: number[];
  /** Per seat the cards that lie open now: dealt, laid in the auction or turned up, and not played yet. */
  open: string[][];
  /** Per seat, how many cards lie face down in each of `columns`. */
  face_down: number[][];
  /** What the crown found there; null for everybody else. */
  skat: string[] | null;
  /** Who is crown for what, and the trumps as far as they are named; null in the auction and where it is dealt again. */
  contract: Contract | null;
  /** What the crown put away; null for everybody else. */
  discards: string[] | null;
  /** Who led to the trick, or is to lead; null when no tricks are played. */
  leader: Seat | null;
  /** The cards of the trick so far, the leader's first. */
  trick: string[];
  /** The trick before; null where there is none, or where the option `last_trick` hides it. */
  last_trick: Trick | null;
  /** Per seat the card points won in tricks, without the crown's discards until the end; empty before the first. */
  points: number[];
  /** Per seat the suits that its hand is seen to lack: a colour's letter, or `trump`; empty before the first trick. */
  voids: string[][];
  /** The face-down cards that were turned up, in order. */
  turned: Turned[];
}

/** A face-down card that was turned up, after so many moves. */
export interface Turned {
  seat: Seat;
  /** The column it was dealt to; under a trump it may have moved to that one's. */
  dealt_to: string;
  card: string;
  /** How many moves had been made. */
  after: number;
}
