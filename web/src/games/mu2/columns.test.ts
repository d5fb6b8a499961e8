import { describe, expect, it } from 'vitest';
import type { Mu2View } from './types';
import { best, points } from '../mu/cards';
import { columnOrder, columnsOf, goalFor, groups, leaderOf, place, playMove, rowsFor, spread } from './columns';
import vectors from './vectors.json';

describe('Mü for two, as the engine says', () => {
  it('puts every card into its column', () => {
    for (const [big, small, places] of vectors.places) {
      expect(vectors.cards.map((card) => place(card, big!, small!)).join(' ')).toBe(places);
    }
  });
  it('knows who wins a trick', () => {
    for (const [big, small, trick, winner] of vectors.tricks as [string | null, string | null, string[], number][]) {
      expect(best(trick, big, small), `${trick} with ${big}, ${small}`).toBe(winner);
    }
  });
  it('counts points and goals', () => {
    expect(vectors.cards.map(points)).toEqual(vectors.points);
    for (const [height, goal] of Object.entries(vectors.goals)) expect(goalFor(Number(height))).toBe(goal);
  });
  it('shows every open and face-down card once, and knows what may be played', () => {
    for (const { view: seen, places, refused } of vectors.games.flat()) {
      const view = seen as unknown as Mu2View;
      for (const seat of [0, 1]) {
        const columns = columnsOf(view, seat);
        expect(columns.flatMap(({ open }) => open.map(({ card }) => card)).sort()).toEqual([...view.open[seat]!].sort());
        view.columns.forEach((name, i) => {
          expect(columns.find(({ column }) => column === name)?.down.length ?? 0).toBe(view.face_down[seat]![i]);
        });
        view.open[seat]!.forEach((card, i) => {
          expect(columns.find(({ column }) => column === places[seat]![i])?.open.map((one) => one.card)).toContain(card);
        });
      }
      if (view.phase === 'play')
        expect(
          [...view.hand!, ...view.open[view.turn!]!]
            .filter((card) => !playMove(view, card, 'hand') && !playMove(view, card, 'open'))
            .every((card) => (refused as string[]).includes(card)),
        ).toBe(true);
      expect(
        groups(view.hand ?? [], null, null)
          .flatMap(({ cards }) => cards)
          .sort(),
      ).toEqual([...(view.hand ?? [])].sort());
    }
  });
});

describe('what is shown', () => {
  it('gives trumps the first columns', () => {
    expect(columnOrder('RYGB', null, null)).toEqual(['R', 'Y', 'G', 'B', 'big', 'small']);
    expect(columnOrder('RYGB', '7', 'R')).toEqual(['super', 'big', 'small', 'Y', 'G', 'B']);
    expect(columnOrder('RYGB', 'Y', 'R')).toEqual(['big', 'small', 'G', 'B']);
    expect(columnOrder('RYGB', 'none', '4')).toEqual(['big', 'small', 'R', 'Y', 'G', 'B']);
  });
  it('knows who is ahead: the most, or that many first', () => {
    const auction = (...log: [number, string][]) =>
      leaderOf({
        dealt_open: [
          ['R1', 'R2', 'R3', 'R4'],
          ['B1', 'B2', 'B3', 'B4'],
        ],
        log,
      } as unknown as Mu2View);
    expect(auction([0, 'pass'])).toBeNull();
    expect(auction([0, 'pass'], [1, 'bid G1'])).toBe(1);
    expect(auction([0, 'bid G1'], [1, 'bid G7'])).toBe(0);
    expect(auction([0, 'bid G1'], [1, 'bid G7 Y1'])).toBe(1);
  });
  it('knows how many cards a lane must take', () => {
    expect(rowsFor([5, 3, 0, 1], 4)).toBe(5);
    expect(rowsFor([5, 3, 0, 1], 5)).toBe(3);
    expect(rowsFor([1, 1], 2)).toBe(1);
  });
  it('makes lanes before cards hide each other', () => {
    expect(spread([2, 1, 0, 3], 80, [36, 24, 14], 6)).toEqual({ step: 36, lanes: [1, 1, 1, 1] });
    expect(spread([3, 1, 0, 3], 60, [36, 24, 14], 6)).toEqual({ step: 30, lanes: [1, 1, 1, 1] });
    expect(spread([12, 1, 1, 1, 0, 0], 80, [27, 20, 14], 8)).toEqual({ step: 26, lanes: [3, 1, 1, 1, 1, 1] });
    expect(spread([5, 5, 5, 5, 1, 1], 80, [27, 24, 14], 7)).toEqual({ step: 20, lanes: [1, 1, 1, 1, 1, 1] });
    expect(spread([9, 9], 40, [27, 24, 14], 3)).toEqual({ step: 5, lanes: [1, 1] });
  });
});
