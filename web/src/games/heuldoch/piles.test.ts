import { describe, expect, it } from 'vitest';
import type { HeulView } from './types';
import { planFor } from './board/plan';
import { aimed, cardOf, isSpecial, leftOf, rightOf, usesOf, worthless } from './piles';
import vectors from './vectors.json';

describe('Heul doch!, as the engine says', () => {
  it('knows which numbers onions kill', () => {
    vectors.worthless.forEach((numbers, onions) => expect(worthless(onions), String(onions)).toEqual(numbers));
  });
  it('says for the same reasons why a card may not go somewhere', () => {
    const REASONS: Record<string, RegExp> = { 'neighbour-first': /-first$|-closed|-no-fit/, 'no-fit': /-no-fit$|-closed/, 'not-neighbour': /-not-neighbour$/ };
    for (const { turn, players, tops, legal, refusals } of vectors.positions) {
      const view = { players, piles: tops, legal } as unknown as HeulView;
      for (const [card, codes] of Object.entries(refusals).filter(([name]) => !isSpecial(name))) {
        planFor(view, turn, card, [], false).marks.forEach(({ tag, move }, pile) => {
          const code = codes[pile];
          expect(move === null, `${card} to ${pile}`).toBe(Boolean(code));
          if (code && (pile === turn || code !== 'neighbour-first'))
            expect(tag).toMatch(pile === turn && code === 'neighbour-first' ? /-first$/ : REASONS[code]!);
        });
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
