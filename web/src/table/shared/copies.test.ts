import { expect, test } from 'vitest';
import { copies, isMeant } from './copies';

const keys = (hand: string[], laid: string[] = []): string[] => [...copies(hand, 'hand'), ...copies(laid, 'open-2')].map(({ key }) => key);
const ringed = (move: string, all: string[], picked: string[] = []): string[] => all.filter((key) => isMeant(move, key, picked));

test('a hint for three cards rings three, whatever copies are held and picked', () => {
  const all = keys(['G1', 'G1', 'R7', 'R7', 'B3'], ['R7']);
  for (const move of ['bid G1 R7 B3', 'discard G1 R7 B3', 'bid G1 G1 R7', 'bid B3 R7 R7'])
    for (const picked of [[], ['hand-G1-1'], ['hand-R7-1', 'hand-G1-1'], ['hand-R7-0', 'hand-R7-1'], ['hand-B3-0']])
      expect(ringed(move, all, picked), `${move} with ${picked.join()}`).toHaveLength(3);
  expect(ringed('bid G1', all, ['hand-G1-1'])).toEqual(['hand-G1-1']);
});

test('a hint for one card rings one, where it lies', () => {
  const all = keys(['R7', 'R7', 'G1'], ['G1']);
  expect(ringed('play R7', all)).toEqual(['hand-R7-0']);
  expect(ringed('play G1 open', all)).toEqual(['open-2-G1-0']);
  expect(ringed('play G1 hand', all)).toEqual(['hand-G1-0']);
  expect(ringed('pass', all)).toEqual([]);
  expect(ringed('trump R', all)).toEqual([]);
});
