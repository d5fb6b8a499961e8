import { describe, expect, it } from 'vitest';
import type { HeulView } from './types';
import { aimed, cardOf, isSpecial, leftOf, refusal, rightOf, usesOf, worthless } from './piles';
import vectors from './vectors.json';

describe('Heul doch!, as the engine says', () => {
  it('knows which numbers onions kill', () => {
    vectors.worthless.forEach((numbers, onions) => expect(worthless(onions), String(onions)).toEqual(numbers));
  });
  it('knows where a card may go, and why not elsewhere', () => {
    for (const { turn, players, tops, refusals } of vectors.positions) {
      const view = { players, piles: tops } as unknown as HeulView;
      for (const [card, codes] of Object.entries(refusals)) {
        expect(Array.from({ length: players }, (_, pile) => refusal(view, turn, card, pile))).toEqual(codes);
      }
    }
  });
  it('aims the catapult', () => {
    for (const { players, tops, aimed: hit } of vectors.positions) {
      expect(aimed({ players, piles: tops } as unknown as HeulView)).toEqual(hit);
    }
  });
  it('reads every legal move as a use of its card', () => {
    for (const { hand, legal, players } of vectors.positions) {
      const made = [...new Set(hand)].flatMap((card) => {
        const uses = usesOf(card, legal);
        return [
          ...uses.piles.map((pile) => `lay ${card} ${pile}`),
          ...(uses.onion ? [`onion ${card}`] : []),
          ...uses.partners.map((seat) => `towel ${seat}`),
          ...uses.ways.map((way) => `carousel ${way}`),
          ...(uses.plain ? [card] : []),
        ];
      });
      expect(made.sort()).toEqual([...legal].sort());
      for (const move of legal) expect(hand).toContain(cardOf(move));
      expect(leftOf(rightOf(0, players), players)).toBe(0);
    }
    expect(isSpecial('towel')).toBe(true);
  });
});
