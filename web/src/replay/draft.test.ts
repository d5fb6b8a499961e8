import { expect, test } from 'vitest';
import { withAction, withHand, withoutLast } from './draft';
import { nameOf } from './kept';
import { read } from '../lib/reading';
import { isRecord, onlyHand, upTo, written } from './record';
import { GAMES, writing } from '../games';
import type { GameRecord } from './types';

const all = await Promise.all(GAMES.map(writing));
const templates = all.flatMap((one) => Object.values(one?.templates ?? {}));
const three = templates.find(({ players }) => players.length === 3)!;
const actions = (text: string): string[] => (read(text).value as GameRecord).deals.at(-1)!.actions;

test('every template is written so that it can be read, with an action on each line', () => {
  for (const template of templates) {
    const text = written(template);
    expect(isRecord(template)).toBe(true);
    expect(read(text).value).toEqual(template);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(700);
  }
});

test('actions come and go, and the rest stays as it was', () => {
  for (const template of templates) {
    const text = written(template);
    const more = withAction(text, 'play "x"');
    expect(actions(more)).toEqual([...actions(text), 'play "x"']);
    expect(withoutLast(more)).toBe(text);
    let less = text;
    while (actions(less).length) less = withoutLast(less);
    expect(actions(withAction(less, 'pass'))).toEqual(['pass']);
    expect(withoutLast(less)).toBe(less);
  }
});

test('another hand has room for its cards', () => {
  for (const template of templates) {
    const record = read(withHand(written(template), template.deals[0]!, 1)).value as GameRecord;
    expect(record.deals.length).toBe(2);
    expect(Object.keys(record.deals[1]!)).toEqual(Object.keys(record.deals[0]!));
    expect(Object.keys(record.deals[1]!.deal as object)).toEqual(Object.keys(record.deals[0]!.deal as object));
  }
});

test('what holds of a record is what comes before the first thing that cannot be', () => {
  const record: GameRecord = { ...three, deals: [three.deals[0]!, { actions: ['a', 'b', 'c'], scores: [1, 2, 3] }], scores: [0, 0, 0] };
  const wrong = { code: '', message: '', sentence: '' };
  expect(upTo(record, { ...wrong, deal: null, action: null })).toBe(null);
  expect(upTo(record, { ...wrong, deal: 0, action: null })).toBe(null);
  expect(upTo(record, { ...wrong, deal: 1, action: null })!.deals.length).toBe(1);
  const part = upTo(record, { ...wrong, deal: 1, action: 2 })!;
  expect(part.deals[1]).toEqual({ actions: ['a', 'b'] });
  expect('scores' in part).toBe(false);
  expect(onlyHand(record, 1).deals).toEqual([record.deals[1]]);
});

test('nonsense is no record, and texts have names', () => {
  for (const bad of [null, 3, 'x', [], {}, { game: 'mu', players: [1], deals: [] }]) expect(isRecord(bad)).toBe(false);
  expect(nameOf('a')).toBe(nameOf('a'));
  expect(nameOf('a')).not.toBe(nameOf('b'));
  expect(nameOf('a')).toMatch(/^[a-z0-9]+$/);
});
