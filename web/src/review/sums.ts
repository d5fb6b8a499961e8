/** What the decisions of one seat come to: sums of independent estimates. */
import type { Decision, Estimate, Seat } from '../lib/types';
import { BANDS, isNamed } from './verdicts';

export interface Sum {
  decisions: number;
  lost: Estimate;
  /** The losses that were not named, together. */
  small: Estimate;
  named: Record<(typeof BANDS)[number], number>;
}

export const added = (some: readonly Estimate[]): Estimate => ({
  value: some.reduce((sum, { value }) => sum + value, 0),
  half: Math.sqrt(some.reduce((sum, { half }) => sum + half * half, 0)),
});

export function sumOf(decisions: readonly Decision[], seat: Seat): Sum {
  const own = decisions.filter((one) => one.seat === seat);
  const count = (band: string): number => own.filter(({ verdict }) => verdict === band).length;
  return {
    decisions: own.length,
    lost: added(own.map(({ loss }) => loss)),
    small: added(own.filter((one) => !isNamed(one)).map(({ loss }) => loss)),
    named: { slip: count('slip'), mistake: count('mistake'), blunder: count('blunder') },
  };
}
