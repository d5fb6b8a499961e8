import { describe, expect, it } from 'vitest';
import { count, sumOf } from './count';
import type { Lying } from './types';
import vectors from './vectors.json';

const open = (card: string): Lying => ({ card, is_onion: false, secret_of: null, laid_by: 0 });
const onion = (card: string | null = null): Lying => ({ card, is_onion: true, secret_of: null, laid_by: 0 });

describe('the count of a pile', () => {
  it('comes to what the engine says, for every pile of a whole game', () => {
    for (const { pile, points, lost, onions } of vectors.counted) {
      const counted = count(pile as Lying[]);
      expect([counted.points, counted.lost, counted.onions.length]).toEqual([points, lost, onions]);
      expect(counted.open.length + onions).toBe(pile.length);
    }
    expect(vectors.counted.some(({ lost }) => lost > 0)).toBe(true);
  });
  it('sets onions aside, crosses what they kill, and adds up the rest', () => {
    const counted = count([open('A2'), onion(), open('B6'), open('C2'), onion('D5'), open('towel'), open('A7'), open('G1')]);
    expect(counted.onions).toEqual([null, 'D5']);
    expect(counted.open.map(({ card, isKilled }) => card + (isKilled ? '!' : ''))).toEqual(['A7', 'B6', 'G1', 'A2!', 'C2!', 'towel']);
    expect(sumOf(counted)).toBe('14 = 7 + 6 + 1');
    expect(counted.lost).toBe(4);
  });
  it('needs no sum for one card, or none', () => {
    expect(sumOf(count([open('A7')]))).toBe('7');
    expect(sumOf(count([open('A1'), onion()]))).toBe('0');
  });
});
