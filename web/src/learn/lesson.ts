/** What a game teaches in its guided first game: `lessons` in its folder `lessons.ts`. */
import type { Seat, View } from '../lib/types';

/** Whether this is the moment for a lesson, seen from the seat of the learner. */
export type Fits<V extends View = View> = (view: V, you: Seat) => boolean;

export interface Lessons<V extends View = View> {
  /** How many sit at the first table. */
  players: number;
  /** How this table differs from others, by options of the game. */
  options?: Record<string, string>;
  /** Who else sits there, if not novices: those for whom the hands were chosen (`server/lessons.py`). */
  bot?: string;
  /** By the ids of their words, in the order in which they are told. */
  lessons: Record<string, Fits<V>>;
  /** What is said beside the result. */
  lastWord: (result: NonNullable<V['result']>) => string;
  /** What the words may speak of: who is what, and how much is needed. */
  facts?: (view: V, name: (seat: Seat | null | undefined) => string, you: Seat | null) => Record<string, string | number>;
}

export const mine: Fits = (view, you) => view.turn === you;
/** How often you have moved: not everything is explained at once. */
export const moves = (view: View, you: Seat): number => view.log.filter(([seat]) => seat === you).length;
