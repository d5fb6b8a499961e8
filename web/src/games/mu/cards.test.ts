import { expect, test } from 'vitest';
import { best, bonus, byDigit, eklat, goal, grouped, kindOf, pack, points, standing, suitOf, trumpSuit } from './cards';
import vectors from './vectors.json';

test('points and pack', () => {
  for (const [card, value] of Object.entries(vectors.points)) expect(points(card)).toBe(value);
  expect(pack()).toEqual(vectors.pack);
});

test('kinds, suits, sorting, the best card and the trump suit are those of the engine', () => {
  for (const { chief, vice, hand, sorted, kinds, suits, trick, best: winner, trumps } of vectors.holdings) {
    expect(hand.map((card) => kindOf(card, chief, vice))).toEqual(kinds);
    expect(hand.map((card) => suitOf(card, chief, vice))).toEqual(suits);
    expect(grouped(hand, chief, vice).flatMap((group) => group.cards)).toEqual(sorted);
    expect(best(trick, chief, vice)).toBe(winner);
    expect(trumpSuit(chief, vice).flatMap((group) => group.cards)).toEqual(trumps);
  }
});

test('no card, no best card', () => expect(best([], null, null)).toBe(-1));

test('groups are never mixed and never empty', () => {
  for (const { chief, vice, hand } of vectors.holdings) {
    const groups = grouped(hand, chief, vice);
    for (const group of groups) {
      expect(group.cards.length).toBeGreaterThan(0);
      for (const card of group.cards) expect(kindOf(card, chief, vice)).toBe(group.kind);
    }
    expect(new Set(groups.map((group) => group.kind + group.of)).size).toBe(groups.length);
  }
});

test('sorted by digit, nothing is lost', () => {
  for (const { hand } of vectors.holdings) {
    expect(
      byDigit(hand)
        .flatMap((group) => group.cards)
        .sort(),
    ).toEqual([...hand].sort());
  }
});

test('who would be chief and vice', () => {
  for (const { laid, most, vice } of vectors.auctions) expect(standing(laid)).toEqual({ most, vice });
});

test('goals and bonuses', () => {
  for (const { players, height, trump, goal: needed, bonus: extra } of vectors.bonuses) {
    expect(goal(players, height)).toBe(needed);
    expect(bonus(players, height, trump)).toBe(extra);
  }
  expect(eklat(2, 2, false)).toEqual({ pay: -20, gain: 10 });
  expect(eklat(2, 3, true)).toEqual({ pay: -20, gain: 10 });
});
