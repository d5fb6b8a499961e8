import { expect, test, vi } from 'vitest';
import { deed, keyListener } from './keys';

/** A button on a board, as far as keys look at it. */
const { heard, Button } = vi.hoisted(() => {
  const heard: Record<string, (event: unknown) => void> = {};
  class Button {
    closest = (wanted: string) => (wanted.startsWith('input') ? null : this);
    matches = (wanted: string) => wanted.includes('.opt');
  }
  vi.stubGlobal('addEventListener', (name: string, act: (event: unknown) => void) => (heard[name] = act));
  vi.stubGlobal('Element', Button);
  vi.stubGlobal('document', { querySelector: () => null });
  return { heard, Button };
});

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

test('Enter confirms what was picked by mouse, and presses what the keyboard has reached', () => {
  const confirm = vi.fn();
  const target = new Button();
  const press = (key: string) => {
    const event = { key, target, preventDefault: () => undefined };
    heard.keydown!(event);
    keyListener(() => ({ confirm }))(event as unknown as KeyboardEvent);
  };
  heard.click!({ target, detail: 1 });
  press('Enter');
  expect(confirm).toHaveBeenCalledOnce();
  press('Tab');
  press('Enter');
  expect(confirm).toHaveBeenCalledOnce();
});
