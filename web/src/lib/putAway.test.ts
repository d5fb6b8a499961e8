import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
beforeEach(() => {
  kept.clear();
  vi.resetModules();
});

test('a table is put away, stays so, and is taken out again', async () => {
  const first = await import('./putAway.svelte');
  first.putAway('abc');
  first.putAway('def');
  first.putAway('abc');
  expect([first.isPutAway('abc'), first.isPutAway('xyz')]).toEqual([true, false]);
  vi.resetModules();
  const later = await import('./putAway.svelte');
  expect(later.isPutAway('abc')).toBe(true);
  later.putAway('abc', false);
  expect([later.isPutAway('abc'), later.isPutAway('def')]).toEqual([false, true]);
});

test('what is broken in the storage counts as nothing', async () => {
  kept.set('eklat-put-away', '{');
  expect((await import('./putAway.svelte')).isPutAway('abc')).toBe(false);
});
