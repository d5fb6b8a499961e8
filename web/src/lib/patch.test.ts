import { expect, test } from 'vitest';
import { patched } from './patch';
import type { View } from './types';

const view = { turn: 1, hand_sizes: [9, 9], laid: [['R1'], []], max_bid: 2 } as unknown as View;

test('changes, longer lists and dropped names; the old view stays', () => {
  const next = patched(view, {
    set: [
      ['turn', 2],
      ['hand_sizes', 1, 8],
      ['laid', 1, 0, 'G7'],
      ['laid', 1, 1, 'G6'],
    ],
    drop: ['max_bid'],
  });
  expect(next).toEqual({ turn: 2, hand_sizes: [9, 8], laid: [['R1'], ['G7', 'G6']] });
  expect(view).toEqual({ turn: 1, hand_sizes: [9, 9], laid: [['R1'], []], max_bid: 2 });
});

test('a whole view, and none', () => {
  const full = { turn: 0 } as unknown as View;
  expect(patched(view, { full })).toBe(full);
  expect(patched(view, null)).toBe(view);
  expect(patched(null, { full })).toBe(full);
});
