import { describe, expect, it } from 'vitest';
import { moment } from './moments';
import type { MuResult, Trick } from './types';

const result = (more: Partial<MuResult>): MuResult => ({
  outcome: 'made',
  chief: 1,
  vice: 0,
  partner: 3,
  chief_trump: 'R',
  vice_trump: 'G',
  height: 3,
  goal: 30,
  points: [10, 14, 18, 18],
  scores: [10, 34, 18, 38],
  ...more,
});
/** Seven card points. */
const trick = (winner: number): Trick => ({ leader: 0, cards: ['R7', 'G7', 'B6', 'Y2'], winner });

describe('a moment before the sheet', () => {
  it('is an Eklat, behind the plates of those who tied', () => {
    const found = moment({
      result: result({ outcome: 'eklat', chief: null, goal: null, points: null, tied: [0, 2], culprit: 2, scores: [0, 5, -30, 5] }),
      last_trick: null,
    });
    expect(found).toMatchObject({ message: 'mu-result-eklat-word', seats: [0, 2], from: 2, gains: [0, 5, -30, 5] });
  });
  it('is a goal that the last trick brought, for those who made it', () => {
    expect(moment({ result: result({}), last_trick: trick(3) })).toMatchObject({ message: 'mu-moment-goal', seats: [1, 3], gains: [0, 34, 0, 38] });
  });
  it('is nothing else: made before, won by others, missed, or hidden', () => {
    expect(moment({ result: result({ goal: 20 }), last_trick: trick(1) })).toBe(null);
    expect(moment({ result: result({}), last_trick: trick(0) })).toBe(null);
    expect(moment({ result: result({ outcome: 'failed', goal: 40 }), last_trick: trick(1) })).toBe(null);
    expect(moment({ result: result({}), last_trick: null })).toBe(null);
    expect(moment({ result: null, last_trick: null })).toBe(null);
  });
});
