/** A view of Heul doch! */
import type { Result, Seat, View } from '../../lib/types';

export interface Lying {
  card: string | null;
  is_onion: boolean;
  secret_of: Seat | null;
  laid_by: number;
}

export interface HeulResult extends Result {
  onions: number[];
  lost: number[];
}

export interface HeulView extends View {
  result: HeulResult | null;
  hand: string[] | null;
  hand_sizes: number[];
  first: Seat;
  first_cards: string[];
  drawn: string[] | null;
  draw_size: number;
  piles: Lying[][];
  discards: Lying[];
  onions: number | null;
}
