import { expect, test } from 'vitest';
import { stages } from './stages';
import type { HeulView, Lying } from './types';

const lying = (card: string, laid_by: number, is_onion = false): Lying => ({ card, laid_by, is_onion, secret_of: null });
const view = (piles: Lying[][], discards: Lying[] = [], log: [number, string][] = []): HeulView =>
  ({ players: 3, piles, discards, log }) as unknown as HeulView;
const tops = ({ piles }: HeulView): (string | null)[] => piles.map((pile) => pile.at(-1)?.card ?? null);

const [a, b, c] = [lying('A7', 0), lying('B7', 1), lying('C2', 2)];
const below = lying('D1', -1);
const fired = lying('catapult', 3);

test('the catapult is shown first, then throws one top after another', () => {
  const before = view([[below, a], [below, b], [c]]);
  const after = view([[below], [below], [c]], [fired, a, b], [[1, 'catapult']]);
  const found = stages(before, after, 'catapult');
  expect(found.map(tops)).toEqual([
    ['A7', 'B7', 'C2'],
    ['A7', 'D1', 'C2'],
  ]);
  expect(found.map(({ discards }) => discards.map(({ card }) => card))).toEqual([[], ['catapult', 'B7']]);
  expect(found[0]?.log).toEqual(after.log);
});

test('the werewolf turns pile by pile from whoever let it out', () => {
  const before = view([[a], [b], []]);
  const after = view([[{ ...a, is_onion: true }], [{ ...b, is_onion: true }], []], [fired], [[1, 'werewolf']]);
  expect(stages(before, after, 'werewolf').map(({ piles }) => piles.map((pile) => pile[0]?.is_onion ?? null))).toEqual([
    [false, false, null],
    [false, true, null],
  ]);
});

test('what changes places does so at once, and plain cards have no stage', () => {
  const [before, after] = [view([[a], [b], [c]]), view([[c], [a], [b]], [fired], [[0, 'carousel left']])];
  expect(stages(before, after, 'carousel left').map(tops)).toEqual([['A7', 'B7', 'C2']]);
  expect(stages(before, after, 'lay A7 1')).toEqual([]);
});
