import { expect, test } from 'vitest';
import { deskFan, phoneRows, STILL, TARGET, type HandGroup } from './hand';

const hand = (...sizes: number[]): HandGroup[] =>
  sizes.map((size, i) => ({
    key: String(i),
    label: '',
    trump: i < 2,
    cards: Array.from({ length: size }, (_, j) => ({ key: `${i}-${j}`, card: 'R1', label: '' })),
  }));

test('a short hand is one row, a long one two, and every place is a finger wide', () => {
  expect(phoneRows(hand(2, 3), 352).rows.length).toBe(1);
  for (const sizes of [[3, 4, 2, 1, 1, 2], [8, 7], [1, 2, 4, 2, 1, 1, 2, 2], [15]]) {
    const { rows, step } = phoneRows(hand(...sizes), 352);
    expect(rows.length).toBe(2);
    expect(step).toBeGreaterThanOrEqual(TARGET);
    expect(rows.flatMap((row) => row.cards).length).toBe(sizes.reduce((a, b) => a + b));
    for (const row of rows) expect(row.cards.length * step).toBeLessThanOrEqual(352);
  }
});

test('the rows are cut between trumps and colours where they are about even', () => {
  expect(phoneRows(hand(3, 4, 2, 1, 1, 2), 352).rows.map((row) => row.cards.length)).toEqual([7, 6]);
  expect(phoneRows(hand(1, 1, 5, 5), 352).rows.map((row) => row.cards.length)).toEqual([7, 5]);
});

test('eight cards are two rows of large cards where there is room, and one row where height is short', () => {
  const roomy = phoneRows(hand(2, 3, 3), 352);
  expect(roomy).toMatchObject({ step: 62, rows: [{}, {}] });
  expect(phoneRows(hand(2, 3, 3), 352, roomy.height)).toEqual(roomy);
  expect(phoneRows(hand(2, 3, 3), 352, 60)).toMatchObject({ step: 44, rows: [{}] });
  const small = phoneRows(hand(3, 3, 4), 352, 140);
  expect(small.rows.length).toBe(2);
  expect(small.height).toBeLessThanOrEqual(140);
  expect(phoneRows(hand(3, 3, 4), 352, 0).step).toBe(TARGET);
});

test('a hand that is only looked at takes one row where it can', () => {
  expect(phoneRows(hand(4, 4, 4), 352, 60, STILL)).toMatchObject({ step: 29, rows: [{}] });
  expect(phoneRows(hand(8, 7), 352, 60, STILL).rows.length).toBe(2);
});

test('a narrow phone takes a third row', () => {
  const { rows, step } = phoneRows(hand(8, 7), 304);
  expect(rows.length).toBe(3);
  expect(step).toBeGreaterThanOrEqual(TARGET);
});

test('on a desk the longest hand keeps its groups apart and its cards within reach', () => {
  for (const groups of [hand(1, 2, 4, 2, 1, 1, 4), hand(15), hand(3, 3, 3, 3, 3)]) {
    const { card, step, pad } = deskFan(groups, 1030);
    const cards = groups.reduce((sum, group) => sum + group.cards.length, 0);
    expect(step).toBeGreaterThanOrEqual(TARGET);
    expect(groups.length * (card + 2 * pad) + (cards - groups.length) * step).toBeLessThanOrEqual(1031);
  }
  expect(deskFan(hand(1, 1, 2, 2), 1030)).toEqual({ card: 82, step: 88, pad: 9 });
});
