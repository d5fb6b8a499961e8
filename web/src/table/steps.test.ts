import { expect, test } from 'vitest';
import type { View } from '../lib/types';
import { trickIsFull } from './steps.svelte';

const view = (trick: string[], cards: string[] | null) =>
  ({ trick, last_trick: cards && { leader: 0, cards, winner: 1 } }) as unknown as View;

test('a trick is full when its last card has just been played', () => {
  expect(trickIsFull(view(['R1', 'R2'], null), view([], ['R1', 'R2', 'R3']))).toBe(true);
  expect(trickIsFull(view(['R1'], null), view(['R1', 'R2'], null))).toBe(false);
  expect(trickIsFull(view([], ['R1', 'R2']), view(['G1'], ['R1', 'R2']))).toBe(false);
  expect(trickIsFull(null, view([], ['R1', 'R2']))).toBe(false);
});
