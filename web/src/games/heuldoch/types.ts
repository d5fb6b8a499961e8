/** A view of Heul doch! Mau Mau. Made by `python -m eklat.server.typescript` from the types of the server; not to be edited. */
import type { Seat, View } from '../../lib/types';

export interface HeulView extends View {
  /** How it ended. */
  result: HeulResult | null;
  first: Seat;
  /** The card each pile began with. */
  first_cards: string[];
  /** One's own hand as it was dealt; null for a spectator. */
  dealt: string[] | null;
  /** What one has drawn since, in order. */
  drawn: string[] | null;
  hand: string[] | null;
  hand_sizes: number[];
  draw_size: number;
  /** The piles from the bottom up; cards this seat never saw have no name. */
  piles: Lying[][];
  discards: Lying[];
  /** The option `memory_aid`: how many onions lie in one's own pile. */
  onions: number | null;
}

/** How a deal ended, per seat. */
export interface HeulResult {
  outcome: string;
  points: number[];
  /** Points of open cards that the onions made worthless. */
  lost: number[];
  onions: number[];
  scores: number[];
}

/** A card on a pile. */
export interface Lying {
  /** In a view: null if that seat never saw it. */
  card: string | null;
  /** Face down. */
  is_onion: boolean;
  /** The only seat that knows an onion nobody else has seen; null once it has lain open. */
  secret_of: Seat | null;
  /** The number of the move that laid it; -1 for a first pile card. */
  laid_by: number;
}
