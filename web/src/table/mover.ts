import type { Seat } from '../lib/types';

/** Whoever moves for our seat: we, or nobody here while a bot stands in for us. */
export const mover = (you: Seat | null, bots: boolean[]): Seat | null => (you !== null && bots[you] ? null : you);
