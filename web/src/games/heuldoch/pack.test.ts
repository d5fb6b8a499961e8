import { expect, test } from 'vitest';
import { bulb } from './art/bulbs';
import { HEUL_SUITS } from './art/suits';
import { HEUL_PACK } from './pack';

test('forty-nine numbers and four specials; what is none of them has no face', () => {
  expect([HEUL_PACK.cards.length, HEUL_PACK.named.length]).toEqual([49, 4]);
  for (const odd of ['', 'A', 'R7', 'A0', 'A77', 'wolf']) expect(HEUL_PACK.face(odd, 'full')).toBeNull();
});

test('every bulb has every mood', () => {
  for (const suit of HEUL_SUITS) for (const mood of [1, 2, 3, 4, 5, 6, 7, 'cry'] as const) expect(bulb(suit, mood, 0, 0, 100)).not.toMatch(/undefined|NaN/);
});
