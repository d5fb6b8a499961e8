import { beforeEach, expect, test, vi } from 'vitest';
import { forget } from './forgetting';
import { find, keep, reviewed } from './kept';

const { gone, Refusal } = vi.hoisted(() => {
  class Refusal extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  }
  return { gone: vi.fn(), Refusal };
});
vi.mock('../lib/api', () => ({ api: { delete: gone }, Refusal }));

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => entries.get(key) ?? null, setItem: (key: string, value: string) => entries.set(key, value) });
  gone.mockReset();
});

test('with a record go its reviews', async () => {
  const key = keep('record', 'A, B', 'mu');
  reviewed('record', 'one');
  reviewed('record', 'two');
  reviewed('record', 'one');
  keep('record', 'A, B', 'mu');
  gone.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Refusal('no-such-review'));
  expect(await forget(key)).toBe(true);
  expect(gone.mock.calls.map(([path]) => path as string)).toEqual(['/reviews/one', '/reviews/two']);
  expect(find(key)).toBeNull();
});

test('without the server it stays', async () => {
  const key = keep('record', 'A, B', 'mu');
  reviewed('record', 'one');
  gone.mockRejectedValueOnce(new Error('unreachable'));
  expect(await forget(key)).toBe(false);
  expect(find(key)?.reviews).toEqual(['one']);
});
