import { expect, test } from 'vitest';
import type { View } from '../../lib/types';
import { fieldName, see } from './seen';

const view = (more: object): View =>
  ({
    game: 'any',
    seat: 0,
    players: 3,
    rules: {},
    phase: 'play',
    turn: 0,
    legal: ['play R7'],
    log: [[2, 'play R1']],
    result: null,
    hand: ['R7', 'G10'],
    hand_sizes: [2, 1, 1],
    question: null,
    chapter: null,
    ending: null,
    ...more,
  }) as View;

test('cards are known by the shape of their names: lists of them lie in the middle or before somebody', () => {
  const seen = see(
    view({ stock: ['B2', 'B3'], laid: [['R2'], [], ['G11', 'B4']], voids: [['R'], [], []], points: [3, 0, 1], dealer: 2, words: ['yes', 'no', 'maybe'] }),
  );
  expect(seen.middle).toEqual([{ name: 'stock', cards: ['B2', 'B3'] }]);
  expect(seen.before).toEqual([[{ name: 'laid', cards: ['R2'] }], [], [{ name: 'laid', cards: ['G11', 'B4'] }]]);
  expect(seen.numbers).toEqual([{ name: 'points', of: [3, 0, 1] }]);
});

test('things that have a card count as that card, also if nobody sees it', () => {
  const seen = see(view({ piles: [[{ card: 'R2', up: true }, { card: null }], [], []] }));
  expect(seen.before[0]).toEqual([{ name: 'piles', cards: ['R2', null] }]);
});

test('a trick goes round from its leader', () => {
  expect(see(view({ trick: ['R1', 'R2'], leader: 2 })).trick).toEqual([
    { seat: 2, card: 'R1' },
    { seat: 0, card: 'R2' },
  ]);
});

test('whoever only watches knows the cards by the moves', () => {
  expect(see(view({ hand: null, stock: ['B2'] })).middle).toEqual([{ name: 'stock', cards: ['B2'] }]);
});

test('a field without words has its own name', () => {
  expect(fieldName('any', 'open_cards')).toBe('open cards');
});
