/** Long records are judged as strictly as short ones, and what does not hold is not listed as opened. */
import { beforeEach, expect, test, vi } from 'vitest';
import { keep, kept, opened, spoil } from './kept';
import { recordSource } from './source';
import { DoesNotHold, type GameRecord } from './types';

const post = vi.hoisted(() => vi.fn());
vi.mock('../lib/api', () => ({ api: { post }, Refusal: Error }));

const record = (hands: number): GameRecord =>
  ({ format: 'eklat-record/1', game: 'mu', players: ['A', 'B', 'C'], deals: Array.from({ length: hands }, () => ({ actions: ['x'.repeat(1000)] })) }) as never;
const error = { code: 'winners', sentence: 'Nobody has won.', deal: null, action: null };

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => entries.get(key) ?? null, setItem: (key: string, value: string) => entries.set(key, value) });
  post.mockReset();
});

test.each([
  [1, '/replays'],
  [90, '/records'],
])('the claims of a match of %i hands are judged', async (hands, path) => {
  post.mockResolvedValue({ ok: false, error });
  await expect(recordSource(record(hands), '').load(0)).rejects.toThrow(DoesNotHold);
  expect(post.mock.calls.map(([where]) => where as string)).toEqual([path]);
});

test('a long record is judged once', async () => {
  const hand = { hands: [{ steps: 1, outcome: '', scores: [0, 0, 0] }] };
  post.mockImplementation((path: string) => Promise.resolve(path === '/records' ? { ok: true, error: null } : { ok: true, error: null, hand }));
  const source = recordSource(record(90), '');
  await source.load(0);
  await source.load(1);
  expect(post.mock.calls.map(([where]) => where as string)).toEqual(['/records', '/replays', '/replays']);
});

test('what does not hold can be corrected, but is not listed', () => {
  keep('good', 'A, B', 'mu');
  keep('bad', 'A, B', 'mu');
  spoil('bad');
  keep('bad', 'A, B', 'mu');
  expect(opened().map(({ text }) => text)).toEqual(['good']);
  expect(kept()).toHaveLength(2);
});
