import { expect, test, vi } from 'vitest';
import type { TableEvent } from '../lib/types';

/** The log before any words have come. */
async function fresh() {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {} });
  return { ...(await import('./log')), ...(await import('../lib/words.svelte')) };
}

const ears = { names: ['Anna', 'Ben'], you: 0 };
const event = (version: number, told: string[], chapter?: string, more: object = {}): TableEvent => ({
  event: 'moved',
  version,
  time: 0,
  told: told.map((message) => ({ message, facts: {} })),
  ...(chapter ? { chapter: { message: chapter, facts: {} } } : {}),
  ...more,
});

test('what was told stands under its heading, which is written once', async () => {
  const { log } = await fresh();
  const lines = log(
    [event(1, ['deal'], 'hand'), event(2, ['a', 'b'], 'trick'), event(3, ['c'], 'trick'), event(4, ['over']), event(5, ['deal'], 'hand')],
    ears,
  );
  expect(lines.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'part hand',
    'line deal',
    'part trick',
    'line a',
    'line b',
    'line c',
    'line over',
    'part hand',
    'line deal',
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('what people say has their name, and phrases are in the language of now', async () => {
  const { log } = await fresh();
  const lines = log(
    [event(1, [], undefined, { event: 'chatted', seat: 1, text: 'hi [[R7]]' }), event(2, [], undefined, { event: 'chatted', seat: 0, phrase: 'hello' })],
    ears,
  );
  expect(lines).toEqual([
    { key: '1', kind: 'chat', text: 'hi [[R7]]', who: 'Ben' },
    { key: '2', kind: 'chat', text: 'phrase-hello', who: 'Anna' },
  ]);
});

test('events of which nothing is told leave no line', async () => {
  const { log } = await fresh();
  expect(log([event(1, []), { event: 'salted', version: 2, time: 0 }], ears)).toEqual([]);
});

test('what was told before its words had come is told again when they are here', async () => {
  const { loadWords, log, speak } = await fresh();
  await speak('en');
  const early = event(1, ['table-told-settings-changed']);
  const [before] = log([early], ears);
  expect(before?.text).toBe('table-told-settings-changed');
  await loadWords('table');
  expect(log([early], ears)[0]?.text).not.toBe('table-told-settings-changed');
});

test('what somebody did before a bot took the seat is told of them', async () => {
  const { loadWords, log, speak } = await fresh();
  await speak('en');
  await loadWords('table');
  const paused = (version: number): TableEvent => ({
    ...event(version, []),
    event: 'paused',
    seat: 1,
    told: [{ message: 'table-told-paused', facts: { who: { seats: [1] } } }],
  });
  const seated = (version: number, kind: 'sat-down' | 'bot-seated', called: string) => event(version, [], undefined, { event: kind, seat: 1, called });
  const told = (you: number | null) =>
    log([seated(1, 'sat-down', 'Ben'), paused(2), seated(3, 'bot-seated', 'Quarz'), paused(4)], { names: ['Anna', 'Quarz'], you }).map(({ text }) => text);
  expect(told(0)).toEqual(['Ben pauses the table.', 'Quarz pauses the table.']);
  expect(told(1)).toEqual(['Ben pauses the table.', 'You pause the table.']);
});
