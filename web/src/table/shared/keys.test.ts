import { expect, test, vi } from 'vitest';
import { deed } from './keys';

test('keys name cards by their place', () => {
  const card = vi.fn();
  for (const key of ['1', '9', '0', '-', '=']) deed(key, false, { card })?.();
  expect(card.mock.calls.flat()).toEqual([0, 8, 9, 10, 11]);
});

test('arrows go right and down', () => {
  const arrow = vi.fn();
  deed('ArrowLeft', true, { arrow })?.();
  deed('ArrowDown', true, { arrow })?.();
  expect(arrow.mock.calls).toEqual([
    [-1, 0],
    [0, 1],
  ]);
});

test('Enter on a button is left to the button', () => {
  const confirm = vi.fn();
  expect(deed('Enter', true, { confirm })).toBeUndefined();
  expect(deed('Enter', false, { confirm })).toBe(confirm);
});

test('letters, Esc, and keys that mean nothing', () => {
  const all = { cancel: vi.fn(), other: { p: vi.fn() } };
  expect(['Escape', 'p'].map((key) => deed(key, false, all))).toEqual([all.cancel, all.other.p]);
  expect(deed('x', false, all)).toBeUndefined();
  expect(deed('p', false, {})).toBeUndefined();
  expect(deed('1', false, {})).toBeUndefined();
});
