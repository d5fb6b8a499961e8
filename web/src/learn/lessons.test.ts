import { describe, expect, test } from 'vitest';
import type { HeulView, MuView, View } from '../lib/types';
import { back, due, EMPTY, happened, lessons, next, reopen, shut, type Scene } from './lessons';

const auction = {
  game: 'mu', seat: 0, players: 4, phase: 'auction', turn: 0, legal: ['pass', 'bid R6'], result: null, hand: ['R6', 'G7'], laid: [[], [], [], []],
  contract: null, trick: [], last_trick: null, points: [],
} as unknown as MuView;
const scene = (view: View | null, phase: Scene['phase'] = 'playing'): Scene => ({ view, phase, you: 0 });
const with_ = <V extends View>(view: V, more: Partial<V>): V => ({ ...view, ...more });

describe('Mü', () => {
  test('the cards come first, then your first bid', () => {
    expect(due('mu', scene(auction), [])).toEqual(['cards', 'bid']);
    expect(due('mu', scene(with_(auction, { turn: 1 })), [])).toEqual(['cards']);
  });
  test('a stalemate looms: who is in it hears another lesson than who is not', () => {
    const level = with_(auction, { laid: [['R6'], ['G8'], [], []] });
    expect(due('mu', scene(level), ['cards', 'bid'])).toEqual(['eklat-you', 'again']);
    const others = with_(auction, { laid: [[], ['G8'], ['B1'], []], turn: 3 });
    expect(due('mu', scene(others), ['cards', 'bid'])).toEqual(['eklat-others']);
  });
  test('following, and being free', () => {
    const contract = { chief: 1, vice: 2, partner: 0, chief_trump: '7', vice_trump: 'R', height: 3, goal: 34 };
    const play = with_(auction, { phase: 'play', contract, trick: ['G9'], legal: ['play G3'], hand: ['G3', 'G7', 'B2'] });
    expect(due('mu', scene(play), [])).toEqual(['partner-you', 'one-suit', 'follow']);
    const free = with_(play, { legal: ['play G7', 'play B2'], hand: ['G7', 'B2'] });
    expect(due('mu', scene(free), ['partner-you', 'one-suit'])).toEqual(['free']);
  });
  test('without a seat the coach is silent', () => {
    expect(due('mu', { view: auction, phase: 'playing', you: null }, [])).toEqual([]);
  });
});

describe('Heul doch!', () => {
  const open = (card: string) => [{ card, is_onion: false, secret_of: null, laid_by: -1 }];
  const view = {
    game: 'heuldoch', seat: 0, players: 4, phase: 'play', turn: 0, result: null, hand: ['C5', 'A7', 'G1', 'D3'], draw_size: 50, onions: 0,
    legal: ['lay C5 1', 'lay A7 0', 'onion C5', 'onion A7', 'onion G1', 'onion D3'], piles: [open('A5'), open('C2'), open('F6'), open('E4')],
  } as unknown as HeulView;
  test('a card that has to go to the neighbour', () => {
    expect(due('heuldoch', scene(view), [])).toEqual(['piles', 'turn', 'forced', 'gift', 'own']);
  });
  test('nothing but onions', () => {
    const stuck = with_(view, { legal: ['onion G1', 'onion D3'], hand: ['G1', 'D3'] });
    expect(due('heuldoch', scene(stuck), ['piles', 'turn'])).toEqual(['only-onion']);
  });
});

describe('the desk', () => {
  test('one lesson after the other, each once, and back again', () => {
    let desk = happened(EMPTY, 'mu', scene(auction));
    expect(desk).toEqual({ told: ['cards'], at: 0, open: true });
    expect(happened(desk, 'mu', scene(auction))).toBe(desk);
    desk = next(desk, 'mu', scene(auction));
    expect(desk.told).toEqual(['cards', 'bid']);
    expect(back(desk).at).toBe(0);
    expect(next(back(desk), 'mu', scene(auction)).at).toBe(1);
    desk = next(desk, 'mu', scene(auction));
    expect(desk.open).toBe(false);
    expect(reopen(desk)).toEqual({ told: ['cards', 'bid'], at: 1, open: true });
  });
  test('a moment that has passed makes room for the next lesson', () => {
    let desk = happened(happened(EMPTY, 'mu', scene(auction)), 'mu', scene(auction));
    desk = happened(desk, 'mu', scene(null, 'scoring'));
    expect(desk.told).toEqual(['cards', 'more']);
  });
  test('closed, it opens again when there is something new', () => {
    const desk = shut(happened(EMPTY, 'mu', scene(with_(auction, { turn: 1 }))));
    expect(desk.open).toBe(false);
    expect(happened(desk, 'mu', scene(auction))).toEqual({ told: ['cards', 'bid'], at: 1, open: true });
  });
  test('no lesson is there twice', () => {
    for (const game of ['mu', 'mu2', 'heuldoch'] as const) {
      const ids = lessons(game).map((lesson) => lesson.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
