/** A view of Heul doch! Mau Mau. Made by `python -m eklat.server.typescript` from the types of the server; not to be edited. */
import type { Seat, View } from '../../lib/types';

/** What one seat, or a spectator, knows of a deal of Heul doch!. */
export interface HeulView extends View {
  /** How it ended; null while it is played. */
  result: HeulResult | null;
  /** Who made the first move. */
  first: Seat;
  /** The card each pile began with. */
  first_cards: string[];
  /** One's own hand as it was dealt; null for a spectator. */
  dealt: string[] | null;
  /** What one has drawn since, in order; null for a spectator. */
  drawn: string[] | null;
  /** One's own hand now; null for a spectator. */
  hand: string[] | null;
  /** How many cards each seat has in hand. */
  hand_sizes: number[];
  /** How many cards are left to draw. */
  draw_size: number;
  /** The piles from the bottom up; cards this seat never saw have no name. */
  piles: Lying[][];
  /** The common discard pile: specials that were played, and what the catapult threw. */
  discards: Lying[];
  /** The option `memory_aid`: how many onions lie in one's own pile; null without it, and for a spectator. */
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
