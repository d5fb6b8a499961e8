import { describe, expect, test } from 'vitest';
import type { View } from '../lib/types';
import type { HeulView } from '../games/heuldoch/types';
import type { MuView } from '../games/mu/types';
import { back, due, EMPTY, facts, happened, lastWord, next, read, reopen, shut, wordsOf, type Scene } from './lessons';

const auction = {
  game: 'mu',
  seat: 0,
  players: 4,
  phase: 'auction',
  turn: 0,
  legal: ['pass', 'bid R6'],
  result: null,
  hand: ['R6', 'G7'],
  laid: [[], [], [], []],
  contract: null,
  trick: [],
  last_trick: null,
  points: [],
  log: [],
} as unknown as MuView;
const scene = (view: View | null): Scene => ({ view, you: 0, names: [] });
const with_ = <V extends View>(view: V, more: Partial<V>): V => ({ ...view, ...more });

describe('Mü', () => {
  test('the aim and the cards come first, then your first bid', () => {
    expect(due('mu', scene(auction), [])).toEqual(['aim', 'cards', 'bid']);
    expect(due('mu', scene(with_(auction, { turn: 1 })), [])).toEqual(['aim', 'cards']);
  });
  test('a stalemate looms: who is in it hears another lesson than who is not', () => {
    const level = with_(auction, {
      laid: [['R6'], ['G8'], [], []],
      log: [
        [0, 'bid R6'],
        [1, 'bid G8'],
      ],
    });
    expect(due('mu', scene(level), ['aim', 'cards', 'bid'])).toEqual(['eklat-you', 'again']);
    expect(facts(level, ['A', 'B', 'C', 'D'], 0)).toMatchObject({ last: 'other' });
    expect(facts(level, ['A', 'B', 'C', 'D'], 1)).toMatchObject({ last: 'you' });
    const others = with_(auction, { laid: [[], ['G8'], ['B1'], []] });
    expect(due('mu', scene(others), ['aim', 'cards', 'bid'])).toEqual(['eklat-others']);
    expect(due('mu', scene(with_(others, { turn: 3 })), ['aim', 'cards', 'bid'])).toEqual([]);
  });
  test('following, and being free', () => {
    const contract = { chief: 1, vice: 2, partner: 0, chief_trump: '7', vice_trump: 'R', height: 3, goal: 34 };
    const play = with_(auction, { phase: 'play', contract, trick: ['G9'], legal: ['play G3'], hand: ['G3', 'G7', 'B2'] });
    expect(due('mu', scene(play), [])).toEqual(['partner-you', 'follow']);
    expect(due('mu', scene(with_(play, { log: [[0, 'play B2']] })), ['partner-you', 'follow'])).toEqual(['one-suit']);
    expect(facts(play, ['A', 'B', 'C', 'D'], 0)).toMatchObject({ chief: 'B', partner: 'A', goal: 34, alone: 'no' });
    const free = with_(play, { legal: ['play G7', 'play B2'], hand: ['G7', 'B2'] });
    expect(due('mu', scene(free), ['partner-you'])).toEqual(['free']);
  });
  test('while others name trumps, it says what is going on', () => {
    const contract = { chief: 1, vice: 2, partner: null, chief_trump: null, vice_trump: null, height: 3, goal: 34 };
    const naming = with_(auction, { phase: 'trump', turn: 2, contract });
    expect(due('mu', scene(naming), [])).toEqual(['settled']);
    expect(due('mu', { ...scene(naming), you: 1 }, [])).toEqual(['chief-you']);
    expect(due('mu', { ...scene(naming), you: 2 }, [])).toEqual(['vice-you', 'trump-vice']);
  });
  test('the last word is about how it ended', () => {
    const ended = (outcome: string, tied?: number[]): View =>
      with_(auction, { result: { outcome, scores: [0, 0, 0, 0], ...(tied ? { tied } : {}) } as MuView['result'] });
    expect(lastWord(auction)).toBe(null);
    expect(lastWord(ended('made'))).toBe('made');
    expect(lastWord(ended('eklat', [0, 1]))).toBe('eklat');
    expect(lastWord(ended('eklat', []))).toBe('nobody');
  });
  test('without a seat the coach is silent', () => {
    expect(due('mu', { ...scene(auction), you: null }, [])).toEqual([]);
  });
});

describe('Heul doch!', () => {
  const open = (card: string) => [{ card, is_onion: false, secret_of: null, laid_by: -1 }];
  const view = {
    game: 'heuldoch',
    seat: 0,
    players: 4,
    phase: 'play',
    turn: 0,
    result: null,
    hand: ['C5', 'A7', 'G1', 'D3'],
    draw_size: 50,
    onions: 0,
    log: [],
    legal: ['lay C5 1', 'lay A7 0', 'onion C5', 'onion A7', 'onion G1', 'onion D3'],
    piles: [open('A5'), open('C2'), open('F6'), open('E4')],
  } as unknown as HeulView;
  test('not everything at once', () => {
    const moved = (times: number): HeulView => with_(view, { log: Array.from({ length: times }, () => [0, 'onion G1']) });
    expect(due('heuldoch', scene(view), [])).toEqual(['piles', 'turn']);
    expect(due('heuldoch', scene(moved(1)), ['piles', 'turn'])).toEqual(['own', 'gift']);
    expect(due('heuldoch', scene(moved(2)), ['piles', 'turn', 'own', 'gift'])).toEqual(['forced']);
    expect(due('heuldoch', scene(moved(3)), ['piles', 'turn', 'own', 'gift', 'forced'])).toEqual(['onion']);
    expect(wordsOf('heuldoch', 'help')).toBe(wordsOf('mu', 'help'));
  });
  test('each move of yours brings the next lesson, though the first one always fits and nobody presses on', () => {
    let desk = EMPTY;
    const heard: string[][] = [];
    for (let times = 0; times < 5; times++) {
      const log: HeulView['log'] = Array.from({ length: times }, () => [0, 'onion G1']);
      desk = happened(desk, 'heuldoch', scene(with_(view, { log })));
      expect(happened(desk, 'heuldoch', scene(with_(view, { log })))).toBe(desk);
      heard.push(desk.told);
      const waiting = scene(with_(view, { log: [...log, [0, 'onion G1']], turn: 1, legal: [] }));
      desk = happened(read(desk), 'heuldoch', waiting);
    }
    expect(desk.open).toBe(true);
    expect(heard.at(-1)).toEqual(['piles', 'turn', 'own', 'gift', 'forced']);
    expect(heard.map((told) => told.length)).toEqual([1, 2, 3, 4, 5]);
  });
  test('nothing but onions', () => {
    const stuck = with_(view, { legal: ['onion G1', 'onion D3'], hand: ['G1', 'D3'] });
    expect(due('heuldoch', scene(stuck), ['piles', 'turn'])).toEqual(['only-onion']);
  });
});

describe('the desk', () => {
  test('one lesson after the other, each once, and back again', () => {
    let desk = happened(EMPTY, 'mu', scene(auction));
    expect(desk).toMatchObject({ told: ['aim'], at: 0, open: true, read: false });
    expect(happened(desk, 'mu', scene(auction))).toBe(desk);
    desk = next(desk, 'mu', scene(auction));
    expect(desk.told).toEqual(['aim', 'cards']);
    desk = next(desk, 'mu', scene(auction));
    expect(desk.told).toEqual(['aim', 'cards', 'bid']);
    expect(back(desk).at).toBe(1);
    expect(next(back(desk), 'mu', scene(auction)).at).toBe(2);
    desk = next(desk, 'mu', scene(auction));
    expect(desk.open).toBe(false);
    expect(reopen(desk)).toMatchObject({ told: ['aim', 'cards', 'bid'], at: 2, open: true });
  });
  test('a moment that has passed makes room for the next lesson', () => {
    let desk = happened(happened(EMPTY, 'mu', scene(auction)), 'mu', scene(auction));
    desk = happened(
      desk,
      'mu',
      scene(
        with_(auction, { phase: 'trump', turn: 2, contract: { chief: 1, vice: 2, partner: null, chief_trump: null, vice_trump: null, height: 3, goal: 34 } }),
      ),
    );
    expect(desk.told).toEqual(['aim', 'settled']);
  });
  test('closed, it opens again when there is something new', () => {
    const waiting = scene(with_(auction, { turn: 1 }));
    const desk = shut(next(happened(EMPTY, 'mu', waiting), 'mu', waiting));
    expect(desk.open).toBe(false);
    expect(happened(desk, 'mu', scene(auction))).toMatchObject({ told: ['aim', 'cards', 'bid'], at: 2, open: true });
  });
});
