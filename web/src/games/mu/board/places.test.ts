import { describe, expect, test } from 'vitest';
import { ring } from './places';

/** How far the words at a card reach below it. */
const TAG = 17;

describe.each([3, 4, 5, 6])('a trick of %i', (players) => {
  const { card, trick } = ring(players);
  test('no card lies on another, nor on the words below it', () => {
    for (const [i, [x, y]] of trick.entries())
      for (const [j, [left, top]] of trick.entries())
        if (i !== j) expect(Math.abs(x - left) >= card || top < y || top >= y + 1.4 * card + TAG, `card ${j} on card ${i}`).toBe(true);
  });
});
