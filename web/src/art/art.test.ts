import { describe, expect, it } from 'vitest';
import { heulBack, muBack } from '../games/mu/art/back';
import { BURST, grain, lettering, mark, NAMES } from './brand';
import { bulb } from '../games/heuldoch/art/bulbs';
import { cardArt, HEUL_CARDS, MU_CARDS } from './face';
import { ICONS } from './icons';
import { muPoints } from '../games/mu/art/faces';
import { numberArt, written } from './numerals';
import { sizeFor, trumpBadge, type Size, type Trump } from './paper';
import { pieces, plainText } from './rich';
import { SPECIALS } from '../games/heuldoch/art/specials';
import { HEUL_SUITS, MU_SUITS, suitShape, type Game } from './suits';

const SIZES: Size[] = ['full', 'small', 'fan', 'column', 'mini'];
const TRUMPS: Trump[] = ['chief', 'vice', 'double'];
const PACKS: [Game, readonly (string | null)[]][] = [
  ['mu', [...MU_CARDS, null]],
  ['heuldoch', [...HEUL_CARDS, ...SPECIALS, null]],
];

/** Balanced, drawn in numbers, safe under a strict content policy, and without ids that two cards on a page would share. */
function sound(svg: string): void {
  expect(svg).not.toBe('');
  expect(svg).not.toMatch(/undefined|NaN|null|\[object/);
  expect(svg).not.toMatch(/\sstyle=|\sid=|url\(|<script|\son[a-z]+=/);
  expect(svg.match(/<[a-z]/gi)?.length).toBe((svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0));
}

describe('cards', () => {
  it.each(PACKS)('%s: every card in every size', (game, cards) => {
    for (const size of SIZES) {
      const seen = new Set<string>();
      for (const card of cards) {
        const svg = cardArt(card, game, { size });
        sound(svg);
        expect(svg.length).toBeLessThan(6000);
        seen.add(svg);
      }
      expect(seen.size).toBe(cards.length);
    }
  });

  it('has the whole packs', () => {
    expect(MU_CARDS).toHaveLength(50);
    expect(HEUL_CARDS).toHaveLength(49);
  });

  it('shows a badge on trumps, never on a back', () => {
    for (const trump of TRUMPS) for (const size of SIZES) sound(trumpBadge(trump, size));
    expect(cardArt('R7', 'mu', { trump: 'chief' })).toContain(trumpBadge('chief', 'full'));
    expect(cardArt(null, 'mu', { trump: 'chief' })).toBe(muBack());
  });

  it('shows the back for what it does not know', () => {
    for (const odd of ['', 'R', 'X7', 'R77', 'A5', 'werewolf']) expect(cardArt(odd, 'mu')).toBe(muBack());
    for (const odd of ['', 'A', 'R7', 'A0', 'A77', 'wolf']) expect(cardArt(odd, 'heuldoch')).toBe(heulBack());
  });

  it('prints the letter of a language, and only as text', () => {
    expect(cardArt('K3', 'mu', { letter: 'S' })).toContain('>S</text>');
    expect(cardArt('K3', 'mu', { letter: '<b>' })).toContain('>&lt;b&gt;</text>');
  });

  it('counts points as the pack does', () => {
    expect([...'0123456789'].map((d) => muPoints(Number(d)))).toEqual([1, 0, 1, 1, 1, 1, 2, 2, 1, 0]);
  });

  it('chooses the detail by width', () => {
    expect([undefined, 120, 64, 63, 44, 43, 20].map(sizeFor)).toEqual(['full', 'full', 'full', 'small', 'small', 'mini', 'mini']);
  });
});

describe('parts', () => {
  it('draws icons, marks, bulbs and shapes', () => {
    for (const svg of Object.values(ICONS)) sound(svg);
    for (const name of NAMES) sound(lettering(name).body);
    for (const suit of HEUL_SUITS) for (const mood of [1, 2, 3, 4, 5, 6, 7, 'cry'] as const) sound(bulb(suit, mood, 0, 0, 100));
    for (const suit of MU_SUITS) sound(suitShape(suit, 'mu'));
    for (const suit of HEUL_SUITS) sound(suitShape(suit, 'heuldoch'));
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
  it('finds cards, suits and digits', () => {
    expect(pieces('You lay [[B7]] and name [[R]] over [[7]], then [[werewolf]].')).toEqual([
      { kind: 'text', text: 'You lay ' },
      { kind: 'card', text: 'B7' },
      { kind: 'text', text: ' and name ' },
      { kind: 'suit', text: 'R' },
      { kind: 'text', text: ' over ' },
      { kind: 'digit', text: '7' },
      { kind: 'text', text: ', then ' },
      { kind: 'card', text: 'werewolf' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leaves other brackets alone', () => {
    expect(pieces('[R7] [[hello]] x')).toEqual([
      { kind: 'text', text: '[R7] ' },
      { kind: 'text', text: 'hello' },
      { kind: 'text', text: ' x' },
    ]);
    expect(pieces('')).toEqual([]);
  });

  it('can be said in words', () => {
    expect(plainText('[[R7]], please', (piece) => `red ${piece.text.slice(1)}`)).toBe('red 7, please');
  });
});
