/** A view of Mü for two. Made by `python -m eklat.server.typescript` from the types of the server; not to be edited. */
import type { Seat, View } from '../../lib/types';
import type { Contract, MuResult, Trick } from '../mu/types';

export interface Mu2View extends View {
  max_bid?: number;
  /** How many hand cards the crown must discard now. */
  discard?: number;
  /** How it ended. */
  result: MuResult | null;
  dealer: Seat;
  colours: string;
  columns: string[];
  /** One's own twelve hand cards as they were dealt; null for a spectator. */
  dealt: string[] | null;
  dealt_open: string[][];
  hand: string[] | null;
  hand_sizes: number[];
  open: string[][];
  /** Per seat, how many cards lie face down in each of `columns`. */
  face_down: number[][];
  /** What the crown found there; null for everybody else. */
  skat: string[] | null;
  contract: Contract | null;
  /** What the crown put away; null for everybody else. */
  discards: string[] | null;
  leader: Seat | null;
  trick: string[];
  last_trick: Trick | null;
  points: number[];
  voids: string[][];
  turned: Turned[];
}

/** A face-down card that was turned up, after so many moves. */
export interface Turned {
  seat: Seat;
  dealt_to: string;
  card: string;
  after: number;
}
