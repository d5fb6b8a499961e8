import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableLink as Link } from './link.svelte';

vi.stubGlobal('addEventListener', () => undefined);
const { TableLink } = await import('./link.svelte');

class Socket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static opened: Socket[] = [];
  readonly readyState = Socket.OPEN;
  readonly said: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  constructor() {
    Socket.opened.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const page = (first: number, last: number, told: Record<number, string> = {}) => ({
  type: 'events',
  events: Array.from({ length: last - first + 1 }, (_, i) => ({ event: told[first + i] ?? 'chatted', version: first + i, time: 0 })),
});
const update = (version: number, event = 'chatted') => ({ ...page(version, version, { [version]: event }), type: 'update', version, table: {}, view: null });
const welcome = (version: number) => ({
  type: 'welcome',
  version,
  now: 0,
  you: null,
  table: { phase: 'playing' },
  view: null,
  presence: { here: [], away: [], watching: 0 },
});

function joined(version: number): Socket {
  const socket = Socket.opened.at(-1)!;
  socket.onopen();
  socket.hear(welcome(version));
  return socket;
}

let link: Link;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  link = new TableLink('x');
});
afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what happens now waits for nothing that has happened before, and all is in order in the end', () => {
  const socket = joined(4);
  expect(socket.said[0]).toMatchObject({ type: 'hello', after: 0 });
  socket.hear(update(5, 'hand-over'));
  socket.hear(page(1, 2, { 1: 'started', 2: 'hand-over' }));
  socket.hear(page(3, 4));
  expect(link.events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  expect(link.hands.map(({ version }) => version)).toEqual([2, 5]);
});

test('who is cut off again before all has come asks for the rest of it', () => {
  const socket = joined(4);
  socket.hear(page(1, 2));
  socket.hear(update(5));
  socket.onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  const next = joined(6);
  expect(next.said[0]).toMatchObject({ after: 2 });
  next.hear(update(7));
  next.hear(page(3, 6));
  expect(link.events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('hands of a match before this one are not counted, however late one hears of them', () => {
  const socket = joined(4);
  socket.hear(update(5, 'rematched'));
  socket.hear(update(6, 'hand-over'));
  socket.hear(page(1, 4, { 1: 'started', 2: 'hand-over' }));
  expect(link.hands.map(({ version }) => version)).toEqual([6]);
});
