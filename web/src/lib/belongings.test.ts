import { expect, test } from 'vitest';
import { packed, understood } from '../pad/storage';
import { together } from './belongings';

const passed = { kind: 'passed' };
const eklat = { kind: 'eklat', tied: [0, 1], culprit: 1, height: 2 };
const pad = (...hands: object[]) => ({ format: 'eklat-pad/1', game: 'mu', players: ['Anna', 'Ben', 'Cleo', 'Dora'], options: {}, first: 0, hands });
const entry = (changed: number, ...hands: object[]) => understood('five', packed(pad(...hands) as never, changed));

test('a pad that goes on takes the place of the shorter one, on whichever device it is', () => {
  expect(together(entry(1, passed), entry(2, passed, eklat))).toBe('there');
  expect(together(entry(2, passed, eklat), entry(1, passed))).toBe('here');
  expect(together(entry(1, passed), entry(9, passed))).toBe('here');
});

test('where both went on, both stay', () => {
  expect(together(entry(1, passed, eklat), entry(2, passed, passed))).toBe('both');
  expect(together(entry(1, passed), entry(2, eklat))).toBe('both');
});

test('a broken pad pushes nothing away', () => {
  expect(together(entry(1, passed), understood('five', 'broken'))).toBe('here');
  expect(together(understood('five', 'broken'), entry(1, passed))).toBe('both');
});
