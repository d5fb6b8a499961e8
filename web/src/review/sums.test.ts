import { describe, expect, it } from 'vitest';
import type { Decision, Waterfall } from '../lib/types';
import { linesOf } from './falls';
import { added, sumOf } from './sums';
import { isAsGood } from './verdicts';

const decision = (seat: number, verdict: Decision['verdict'], value: number, half: number): Decision => ({
  ...{ action: 0, seat, kind: 'bid', played: 'pass', best: 'pass', candidates: [], verdict, worlds: 1, belief: null, reason: null },
  loss: { value, half },
});

describe('what decisions come to', () => {
  it('errors of independent numbers are added by their squares', () => {
    expect(
      added([
        { value: 1, half: 3 },
        { value: 2, half: 4 },
      ]),
    ).toEqual({ value: 3, half: 5 });
    expect(added([])).toEqual({ value: 0, half: 0 });
  });
  it('small losses have a line of their own, and the others are somebody else', () => {
    const sum = sumOf([decision(0, 'slip', 2, 1), decision(0, 'unclear', 1, 2), decision(1, 'blunder', 9, 1)], 0);
    expect([sum.decisions, sum.lost.value, sum.small.value, sum.named]).toEqual([2, 3, 1, { slip: 1, mistake: 0, blunder: 0 }]);
  });
  it('what cannot be told from the best counts as well', () => {
    expect(isAsGood({ behind: { value: 1, half: 1.5 } })).toBe(true);
    expect(isAsGood({ behind: { value: 2, half: 1.5 } })).toBe(false);
  });
  it('a waterfall adds up as it is shown', () => {
    const steps = [333, 333, 334, -1049].map((points) => ({ part: 'play', seat: 0, points }));
    const fall: Waterfall = { seat: 0, steps, end: -49, luck: 0, decisive: null };
    const lines = linesOf(fall, ['Anna']);
    const sum = lines.slice(0, -1).reduce((total, { points }) => total + points, 0);
    expect(sum).toBeCloseTo(lines.at(-1)!.points, 9);
  });
});
