import { expect, test, vi } from 'vitest';
import type { Step } from '../lib/link.svelte';
import type { TableEvent, View } from '../lib/types';
import { fullTrick, Steps } from './steps.svelte';

const view = (trick: string[], cards: string[] | null, leader = 0) =>
  ({ trick, leader, last_trick: cards && { leader: 0, cards, winner: 1 } }) as unknown as View;
const played = (...cards: string[]) => cards.map((card) => ({ event: 'moved', move: `play ${card} hand` }) as unknown as TableEvent);

test('a trick is full when its last card has just been played', () => {
  const after = view([], ['R1', 'R2', 'R3']);
  expect(fullTrick(view(['R1', 'R2'], null), after, played('R3'))).toBe(after);
  expect(fullTrick(view(['R1'], null), view(['R1', 'R2'], null), played('R2'))).toBe(null);
  expect(fullTrick(view([], ['R1', 'R2']), view(['G1'], ['R1', 'R2']), played('G1'))).toBe(null);
  expect(fullTrick(null, after, played('R3'))).toBe(null);
  expect(fullTrick(view(['R1', 'R2'], null), after, [])).toBe(null);
});

test('a table that hides the last trick shows it once', () => {
  const held = fullTrick(view(['R1', 'R2'], null), view([], null, 2), played('R3'));
  expect(held).toMatchObject({ last_trick: { leader: 0, cards: ['R1', 'R2', 'R3'], winner: 2 } });
});

test('so many steps at once are shown as they are now, and nobody is waited for', () => {
  vi.useFakeTimers();
  const steps = new Steps(() => undefined);
  const step = (seen: View, fresh = false) => ({ table: {}, view: seen, events: played('R3'), fresh }) as unknown as Step;
  steps.add(step(view(['R1', 'R2'], null), true));
  for (let i = 0; i < 14; i += 1) steps.add(step(view(['R1', 'R2'], null)));
  expect(steps.current).toBe(false);
  steps.add(step(view([], ['R1', 'R2', 'R3'])));
  expect([steps.holding, steps.current]).toEqual([false, true]);
  vi.useRealTimers();
});

test('a special card is shown, then what it does step by step; a tap ends it', () => {
  vi.useFakeTimers();
  const [before, first, second, after] = ['a', 'b', 'c', 'd'].map((phase) => ({ phase }) as unknown as View) as [View, View, View, View];
  const steps = new Steps(
    () => undefined,
    () => [first, second],
  );
  const step = (view: View, fresh = false) => ({ table: {}, view, events: played('x'), fresh }) as unknown as Step;
  steps.add(step(before, true));
  vi.advanceTimersByTime(1000);
  steps.add(step(after));
  expect([steps.view, steps.holding, steps.current]).toEqual([first, true, false]);
  vi.advanceTimersByTime(1500);
  expect([steps.view, steps.holding]).toEqual([second, true]);
  vi.advanceTimersByTime(450);
  expect([steps.view, steps.holding, steps.current]).toEqual([after, false, true]);
  vi.advanceTimersByTime(1000);
  steps.add(step(before));
  steps.skip();
  expect([steps.view, steps.holding]).toEqual([before, false]);
  vi.useRealTimers();
});
