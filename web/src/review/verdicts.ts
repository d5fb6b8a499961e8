/** What is said of decisions, and the signs for it: each has a shape of its own beside its colour. */
import type { Decision } from '../lib/types';

export type Verdict = Decision['verdict'];
export const BANDS = ['slip', 'mistake', 'blunder'] as const;
export const isNamed = ({ verdict }: Decision): boolean => (BANDS as readonly string[]).includes(verdict);

/** In a box of 16 by 16. */
export const SHAPES: Record<Verdict, string> = {
  slip: 'M8 3 14 13.5H2Z',
  mistake: 'M8 1.5 14.5 8 8 14.5 1.5 8Z',
  blunder: 'M2 5 5 2 8 5 11 2 14 5 11 8 14 11 11 14 8 11 5 14 2 11 5 8Z',
  small: 'M5.5 8A2.5 2.5 0 1 0 10.5 8 2.5 2.5 0 1 0 5.5 8Z',
  good: 'M2.5 8.5 6.5 12.5 13.5 4',
  unclear: 'M2 6.5Q5 3.5 8 6.5T14 6.5M2 11Q5 8 8 11T14 11',
};

/** Whether a move counts as well as the best: it cannot be told from it. */
export const isAsGood = ({ behind }: { behind: { value: number; half: number } }): boolean => behind.value - behind.half <= 0;
