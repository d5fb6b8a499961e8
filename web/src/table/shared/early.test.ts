import { expect, test, vi } from 'vitest';
import type { View } from '../../lib/types';
import type { BoardProps } from '../board';
import { Deciding } from './deciding.svelte';

vi.mock('./keyboard.svelte', () => ({ focusCard: () => undefined }));

class Plain extends Deciding {
  readonly rows = [];
  readonly tab = null;
  protected override moveOf(key: string): string | null {
    return this.view.legal.includes(`play ${key}`) ? `play ${key}` : null;
  }
}
function at(turn: number, legal: string[], act: (move: string) => Promise<void>) {
  const board = {
    view: { phase: 'play', turn, legal, log: [], question: null, game: 'mu' } as unknown as View,
    table: { phase: 'playing' },
    you: 0,
    below: 0,
    names: [],
    bots: [false, true],
    holding: false,
    act,
  };
  return new Plain(() => board as unknown as BoardProps);
}

test('a card chosen in advance is played when our turn comes', () => {
  const act = vi.fn(() => Promise.resolve());
  const before = at(1, [], act);
  expect(before.mayChooseEarly).toBe(true);
  before.chooseEarly('R7');
  expect(before.up).toEqual(['R7']);
  const now = at(0, ['play R7', 'play R2'], act);
  expect(now.mayChooseEarly).toBe(false);
  now.early = before.early;
  now.playEarly();
  expect(act).toHaveBeenCalledExactlyOnceWith('play R7');
  expect(now.early).toBe(null);
});

test('one that may not be played is not, and says why', () => {
  const act = vi.fn(() => Promise.resolve());
  const now = at(0, ['play G2'], act);
  now.early = 'R7';
  now.playEarly();
  expect(act).not.toHaveBeenCalled();
  expect([now.early, now.why]).toEqual([null, 'R7']);
});

test('a second touch takes it back, and one right after our own move means nothing', () => {
  const now = at(1, [], () => Promise.resolve());
  now.chooseEarly('R7');
  now.chooseEarly('R7');
  expect(now.early).toBe(null);
  now.send('play G1');
  now.chooseEarly('R7');
  expect(now.early).toBe(null);
});

test('a bot that stands in for us decides, and we are not asked', () => {
  const now = at(0, ['play R7'], () => Promise.resolve());
  expect(now.mine).toBe(true);
  now.props().bots = [true, true];
  const meanwhile = new Plain(now.props);
  expect([meanwhile.mine, meanwhile.mayChooseEarly]).toEqual([false, false]);
});
