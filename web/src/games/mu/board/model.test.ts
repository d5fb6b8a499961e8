import { expect, test } from 'vitest';
import type { MuView } from '../types';
import { hasPassed, isAlone, lastToLay, lens, moodOf, others, passes, playMove, sidePoints, trickNumber, trickOf, would } from './model';

const view = (more: Partial<MuView>): MuView =>
  ({
    game: 'mu',
    seat: 0,
    players: 4,
    rules: {},
    phase: 'play',
    turn: 0,
    legal: [],
    log: [],
    result: null,
    hand: [],
    hand_sizes: [],
    dealer: 0,
    colours: 'RYGBK',
    dealt: [],
    contract: null,
    leader: null,
    trick: [],
    last_trick: null,
    points: [],
    laid: [[], [], [], []],
    ...more,
  }) as MuView;
const contract = { chief: 1, vice: 2, partner: 3, chief_trump: '7', vice_trump: 'R', height: 3, goal: 34 };

test('the others come clockwise from the left', () => expect(others(view({}), 2)).toEqual([3, 0, 1]));

test('passes in a row, and who passed last', () => {
  const auction = view({
    log: [
      [0, 'pass'],
      [1, 'bid R1'],
      [2, 'pass'],
      [3, 'pass'],
    ],
  });
  expect(passes(auction)).toBe(2);
  expect([0, 1, 2].map((seat) => hasPassed(auction, seat))).toEqual([true, false, true]);
  expect(passes(view({}))).toBe(0);
});

test('who of the tied laid last', () => {
  const auction = view({
    log: [
      [0, 'bid R1'],
      [1, 'bid R2'],
      [0, 'pass'],
      [2, 'bid Y1'],
    ],
  });
  expect(lastToLay(auction, [0, 1])).toBe(1);
  expect(lastToLay(view({}), [0, 1])).toBeNull();
});

test('what a bid would make of us', () => {
  const auction = view({ laid: [['R1'], ['Y1', 'Y2'], ['G1'], []] });
  expect(would(auction, 3, [])).toEqual({ total: 0, is: 'nothing', with: [1] });
  expect(would(auction, 3, ['K9'])).toEqual({ total: 1, is: 'vice', with: [1] });
  expect(would(auction, 3, ['K0'])).toEqual({ total: 1, is: 'behind', with: [1] });
  expect(would(auction, 3, ['K9', 'K8'])).toEqual({ total: 2, is: 'tied', with: [1] });
  expect(would(auction, 3, ['K9', 'K8', 'K7'])).toEqual({ total: 3, is: 'chief', with: [] });
});

test('two copies of a card are told apart by where they lie', () => {
  const play = view({ legal: ['play G7 hand', 'play G7 open', 'play R1'] });
  expect(playMove(play, 'G7', 'hand')).toBe('play G7 hand');
  expect(playMove(play, 'G7', 'open')).toBe('play G7 open');
  expect(playMove(play, 'R1', 'hand')).toBe('play R1');
  expect(playMove(play, 'Y1', 'hand')).toBeNull();
});

test('in a replay nobody is spoken to: the lens names whoever holds a card', () => {
  const shown = view({ contract, seat: 2, hand: ['G7'] });
  const where = (you: number | null) =>
    lens(shown, you, '7', 'R')
      .flatMap((group) => group.cards)
      .find(({ card }) => card === 'G7')?.where;
  expect(where(2)).toEqual({ at: 'you' });
  expect(where(null)).toEqual({ at: 'held', seat: 2 });
});

test('the trick in order of play', () => {
  expect(trickOf(view({ contract }), 2, ['G9', 'R0'])).toEqual([
    { seat: 2, card: 'G9', best: false, led: true },
    { seat: 3, card: 'R0', best: true, led: false },
    { seat: 0, card: null, best: false, led: false },
    { seat: 1, card: null, best: false, led: false },
  ]);
});

test('points of the side, and the number of the trick', () => {
  const play = view({
    contract,
    points: [1, 2, 3, 4],
    log: [
      [0, 'pass'],
      [1, 'play R1 hand'],
      [2, 'play R2 hand'],
      [3, 'play R3 hand'],
      [0, 'play R4 open'],
      [1, 'play G1 hand'],
    ],
  });
  expect(sidePoints(play)).toBe(6);
  expect(trickNumber(play)).toBe(2);
});

test('the lens knows what is ours, open, gone and unseen', () => {
  const play = view({ contract, hand: ['R7'], laid: [['G7'], ['K7'], [], []], log: [[1, 'play G7 hand']] });
  const found = Object.fromEntries(
    lens(play, 0, '7', 'R')
      .flatMap((group) => group.cards)
      .map(({ card, copy, where }) => [`${card}${copy}`, where.at]),
  );
  expect(found).toMatchObject({ R70: 'you', R71: 'unseen', G70: 'you', G71: 'gone', K70: 'open', K71: 'unseen', R00: 'unseen' });
  expect(Object.keys(found).length).toBe(20);
});

test('a called card of the chief or the vice leaves the chief alone', () => {
  const called = { ...contract, partner: null, partner_card: 'G3' };
  expect(isAlone(view({ contract: called }))).toBe(false);
  expect(isAlone(view({ contract: called, laid: [[], [], ['G3'], []] }))).toBe(true);
  expect(isAlone(view({ contract: called, log: [[1, 'play G3 hand']] }))).toBe(true);
  expect(isAlone(view({ contract }))).toBe(false);
});

test('a missed goal is bad for those who needed it, and good for those who played against it', () => {
  expect([moodOf(true, true), moodOf(false, true)]).toEqual(['good', 'bad']);
  expect([moodOf(true, false), moodOf(false, false)]).toEqual(['plain', 'good']);
  expect([moodOf(true, null), moodOf(false, null)]).toEqual(['good', 'bad']);
});
