import { describe, expect, it } from 'vitest';
import { about, GAMES } from '../games';
import { BURST, grain, lettering, mark } from './brand';
import { cardArt } from './face';
import { ICONS } from './icons';
import { numberArt, written } from './numerals';
import { sizeFor, trumpBadge, type Size, type Trump } from './paper';
import { pieces, plainText } from './rich';

const SIZES: Size[] = ['full', 'small', 'fan', 'column', 'mini'];
const TRUMPS: Trump[] = ['chief', 'vice', 'double'];
const PLAIN = about('any').pack;

/** Balanced, drawn in numbers, safe under a strict content policy, and without ids that two cards on a page would share. */
function sound(svg: string): void {
  expect(svg).not.toBe('');
  expect(svg).not.toMatch(/undefined|NaN|null|\[object/);
  expect(svg).not.toMatch(/\sstyle=|\sid=|url\(|<script|\son[a-z]+=/);
  expect(svg.match(/<[a-z]/gi)?.length).toBe((svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0));
}

describe('cards', () => {
  it.each(GAMES)('%s: every card in every size', (game) => {
    const { pack } = about(game);
    const cards = [...pack.cards, ...pack.named, null];
    for (const size of SIZES) {
      const seen = new Set<string>();
      for (const card of cards) {
        const svg = cardArt(card, pack, { size });
        sound(svg);
        expect(svg.length).toBeLessThan(6000);
        seen.add(svg);
      }
      expect(seen.size).toBe(cards.length);
    }
    for (const suit of pack.suits) sound(pack.shape(suit));
    expect(pack.shape('?')).toBe('');
    for (const card of [...pack.shown, ...about(game).cards]) expect([...pack.cards, ...pack.named]).toContain(card);
  });

  it('draws cards of any game plainly, by their names', () => {
    for (const card of ['R7', '10', 'QS', 'joker', '<b>']) for (const size of SIZES) sound(cardArt(card, PLAIN, { size }));
    expect(cardArt('QS', PLAIN)).toContain('>QS</text>');
    sound(cardArt(null, PLAIN));
  });

  it('shows a badge on trumps, never on a back', () => {
    for (const trump of TRUMPS) for (const size of SIZES) sound(trumpBadge(trump, size));
    const { pack } = about(GAMES[0]!);
    expect(cardArt(pack.cards[0]!, pack, { trump: 'chief' })).toContain(trumpBadge('chief', 'full'));
    expect(cardArt(null, pack, { trump: 'chief' })).toBe(pack.back());
  });

  it('chooses the detail by width', () => {
    expect([undefined, 120, 64, 63, 44, 43, 20].map(sizeFor)).toEqual(['full', 'full', 'full', 'small', 'small', 'mini', 'mini']);
  });
});

describe('parts', () => {
  it('draws icons, marks, bulbs and shapes', () => {
    for (const svg of Object.values(ICONS)) sound(svg);
    for (const game of GAMES) sound(lettering(about(game).word ?? 'Eklat').body);
    sound(mark());
    sound(grain());
    expect(BURST).toMatch(/^M.+Z$/);
  });

  it('writes numbers with a true minus', () => {
    for (const n of [0, 7, 42, 110, -8, -123]) sound(numberArt(n).body);
    expect(numberArt(-8).width).toBe(numberArt(8).width + 26);
    expect(numberArt(5, 6.5, true).width).toBe(numberArt(5).width + 26);
    expect([written(-12), written(3), written(3, true), written(0, true)]).toEqual(['−12', '3', '+3', '0']);
  });
});

describe('sentences with cards', () => {
  const pack = about(GAMES[0]!).pack;
  it('finds cards, suits and digits', () => {
    expect(pieces('You lay [[B7]] and name [[R]] over [[7]].', pack)).toEqual([
      { kind: 'text', text: 'You lay ' },
      { kind: 'card', text: 'B7' },
      { kind: 'text', text: ' and name ' },
      { kind: 'suit', text: 'R' },
      { kind: 'text', text: ' over ' },
      { kind: 'digit', text: '7', after: '.' },
    ]);
    expect(pieces('[[queen]]', PLAIN)).toEqual([{ kind: 'card', text: 'queen' }]);
  });

  it('leaves other brackets alone', () => {
    expect(pieces('[R7] [[hello]] x', pack)).toEqual([
      { kind: 'text', text: '[R7] ' },
      { kind: 'text', text: 'hello' },
      { kind: 'text', text: ' x' },
    ]);
    expect(pieces('', pack)).toEqual([]);
  });

  it('can be said in words', () => {
    expect(plainText('[[R7]], please', pack, (piece) => `red ${piece.text.slice(1)}`)).toBe('red 7, please');
  });
});
