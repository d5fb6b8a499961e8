import { expect, test } from 'vitest';
import type { TableEvent } from '../../lib/types';
import { justNow } from './justNow';

const told = (version: number, ...messages: string[]) =>
  ({ event: 'moved', version, told: messages.map((message) => ({ message, facts: {} })) }) as unknown as TableEvent;
const ears = { names: ['Anna'], you: 0 };

test('the last three events are told, each with all that it did, and talk is none', () => {
  const events = [
    told(1, 'a'),
    told(2, 'b'),
    told(3, 'c', 'c-too'),
    { event: 'chatted', version: 4, told: [] } as unknown as TableEvent,
    told(5),
    told(6, 'd'),
  ];
  expect(justNow(events, ears)).toEqual([
    { version: 2, text: 'b' },
    { version: 3, text: 'c c-too' },
    { version: 6, text: 'd' },
  ]);
  expect(justNow([], ears)).toEqual([]);
});
