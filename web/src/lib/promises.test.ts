import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPromise, promiseOf } from './promises';

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null, setItem: (key: string, value: string) => (stored[key] = value) });
});
const promised = (match: number, salt = 'a') => ({ table: 'kbf-tzmw-rdp', match, commitment: 'c0ffee', salt });

describe('promises', () => {
  it('keeps the last word of a match', () => {
    keepPromise(promised(1));
    keepPromise(promised(2));
    keepPromise(promised(1, 'pepper'));
    expect(promiseOf('kbf-tzmw-rdp', 1)?.salt).toBe('pepper');
    expect(promiseOf('kbf-tzmw-rdp', 2)?.salt).toBe('a');
    expect(promiseOf('kbf-tzmw-rdp', 3)).toBeNull();
  });
  it('forgets the oldest', () => {
    for (let match = 1; match <= 150; match += 1) keepPromise(promised(match));
    expect(promiseOf('kbf-tzmw-rdp', 50)).toBeNull();
    expect(promiseOf('kbf-tzmw-rdp', 51)).not.toBeNull();
  });
  it('lives with whatever lies there', () => {
    stored['eklat-promises'] = '{';
    expect(promiseOf('kbf-tzmw-rdp', 1)).toBeNull();
    stored['eklat-promises'] = '7';
    keepPromise(promised(1));
    expect(promiseOf('kbf-tzmw-rdp', 1)).not.toBeNull();
  });
});
