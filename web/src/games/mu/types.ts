/** A view of Mü; fields that are not there in every phase are optional. */
import type { Result, Seat, View } from '../../lib/types';

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

export interface MuResult extends Result {
  outcome: string;
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
}

/** What both games with this pack show. */
export interface TrickView extends View {
  result: MuResult | null;
  hand: string[] | null;
  hand_sizes: number[];
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
  laid: string[][];
}
