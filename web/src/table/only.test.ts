import { expect, test } from 'vitest';
import { onlyPlay } from './only.svelte';

test('only a card without a choice is played by itself', () => {
  expect(onlyPlay({ legal: ['play R7 hand'] })).toBe('play R7 hand');
  expect(onlyPlay({ legal: ['play R7 hand', 'play R7 open'] })).toBe(null);
  expect(onlyPlay({ legal: ['pass'] })).toBe(null);
  expect(onlyPlay({ legal: [] })).toBe(null);
  expect(onlyPlay(null)).toBe(null);
});
