import { expect, test, vi } from 'vitest';
import type { TableEvent } from '../../lib/types';
import { Bubbles } from './bubbles.svelte';

const chat = (version: number, seat: number, more: Partial<TableEvent>) => ({ event: 'chatted', version, seat, ...more }) as TableEvent;

test('the last words of each seat stand at its plate until they are read', () => {
  vi.useFakeTimers();
  const bubbles = new Bubbles();
  bubbles.hear(chat(1, 0, { text: 'Hm' }));
  bubbles.hear(chat(2, 1, { phrase: 'laugh' }));
  bubbles.hear(chat(3, 0, { text: 'I would not have done that' }));
  expect(bubbles.now.map(({ seat, version, reaction }) => [seat, version, reaction])).toEqual([
    [1, 2, 'laugh'],
    [0, 3, null],
  ]);
  vi.advanceTimersByTime(4400);
  expect(bubbles.now.map(({ version }) => version)).toEqual([3]);
  vi.advanceTimersByTime(9000);
  expect(bubbles.now).toEqual([]);
  vi.useRealTimers();
});
