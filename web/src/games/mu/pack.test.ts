import { expect, test } from 'vitest';
import { muPoints } from './art/faces';
import { MU_PACK } from './pack';

test('fifty faces; what is none of them has no face', () => {
  expect(MU_PACK.cards).toHaveLength(50);
  for (const odd of ['', 'R', 'X7', 'R77', 'A5', 'werewolf']) expect(MU_PACK.face(odd, 'full')).toBeNull();
});

test('the triangles on a card are what it counts', () => {
  expect([...'0123456789'].map((digit) => muPoints(Number(digit)))).toEqual([1, 0, 1, 1, 1, 1, 2, 2, 1, 0]);
});
