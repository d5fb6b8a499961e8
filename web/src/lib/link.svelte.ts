/** The line to one table: what we know of it, what we wish, and coming back by itself when the connection is lost. */
import { me } from './me.svelte';
import { keepPromise, promiseOf, type Promised } from './promises';
import { outdate } from './outdated.svelte';
import { patched } from './patch';
import { settings } from './settings.svelte';
import { sha256 } from './sha256';
import { PROTOCOL, type Advice, type Patch, type Presence, type Seat, type TableEvent, type TableState, type View } from './types';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

interface Waiting {
  message: Record<string, unknown>;
  sent: boolean;
  done: (answer: Answer) => void;
}

/** One step of the table: what happened, and how it looks after that. */
export interface Step {
  table: TableState;
  view: View | null;
  version: number;
  events: TableEvent[];
  /** The first picture after a connection: nothing moves, it is just there. */
  fresh: boolean;
}

/** A finished hand of this match. */
export interface HandScore {
  version: number;
  scores: number[];
  totals: number[];
}

export type Answer = { ok: true; version: number; advice?: Advice } | { ok: false; code: string; sentence: string };

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
/** A line on which a ping is not answered for so long is dead. */
const DEAF_AFTER = 15_000;
/** Events that the log keeps, those of an evening; older ones are in the record. */
const MEMORY = 4000;
/** Closed for good: the table is not there, or not for this page. */
const GONE = new Set([4403, 4404]);
/** What may be said twice: the server knows a move by its id, a hint changes nothing, of seals the last one counts. */
const REPEATED = new Set(['act', 'hint', 'seal', 'reveal']);

export class TableLink {
  line = $state<LineState>('connecting');
  /** Why the line is gone: 4404 no such table, 4403 a foreign page. */
  code = $state(0);
  version = $state(0);
  you = $state<Seat | null>(null);
  /** The seat we have asked for while a hand is on. */
  asked = $state<Seat | null>(null);
  table = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  presence = $state.raw<Presence>({ here: [], away: [], watching: 0 });
  events = $state.raw<TableEvent[]>([]);
  hands = $state.raw<HandScore[]>([]);
  /** The server's clock minus ours, in seconds. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** When the ping was sent that has not been answered. */
  #asked = 0;
  #closed = false;
  #promised: Promised | null = null;
  #sealing = false;
  /** Every event up to this one is known. */
  #known = 0;
  /** The event with which this match began. */
  #began = 0;
  #listeners = new Set<(step: Step) => void>();
  readonly #own = Math.random().toString(36).slice(2, 8);

  constructor(readonly id: string) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
  }

  /** Hear of every step from now on. */
  listen(listener: (step: Step) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
    for (const { done } of this.#waiting.values()) done({ ok: false, code: 'closed', sentence: '' });
    this.#waiting.clear();
  }

  /** Say something and wait for the answer. What a lost connection has cut off is sent again when the line is back, if that is safe. */
  wish(type: string, more: Record<string, unknown> = {}): Promise<Answer> {
    const id = `${this.#own}-${Date.now().toString(36)}-${(this.#count += 1)}`;
    const message = { type, id, ...more };
    return new Promise((done) => {
      const waiting = { message, done, sent: false };
      this.#waiting.set(id, waiting);
      this.#send(waiting);
    });
  }

  /** Make a move. */
  act(move: string): Promise<Answer> {
    return this.wish('act', { move, expected: this.version });
  }

  /**
   * Add to the chance of the deals, so that nobody can have chosen them: 128 random bits of this device, behind a word of ours if
   * there is one. It is sealed: others see its digest only, until nobody can change theirs any more.
   */
  seal(word = ''): Promise<Answer> {
    const chance = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const { match, fair } = this.table!;
    this.#promised = { table: this.id, match, commitment: fair.commitment, salt: `${word} ${chance}`.trim() };
    keepPromise(this.#promised);
    return this.wish('seal', { seal: sha256(this.#promised.salt) });
  }

  /** Seal a salt where ours is missing, and open it when all seals are fixed: once, and for one list of seals. */
  #season(): void {
    const { table, you } = this;
    if (!table || you === null || table.phase !== 'gathering' || this.line !== 'open') return;
    const { seals, salts, missed, opening } = table.fair;
    if (this.#promised?.match !== table.match) this.#promised = promiseOf(this.id, table.match);
    const ours = this.#promised;
    if (opening?.stage === 'revealing') {
      if (!ours || salts[you] || sha256(ours.salt) !== seals[you] || (ours.seals && ours.seals.join() !== seals.join())) return;
      this.#promised = { ...ours, seals };
      keepPromise(this.#promised);
      void this.wish('reveal', { text: ours.salt });
    } else if (!missed.includes(you) && !salts[you] && !this.#sealing && (!seals[you] || !ours)) {
      this.#sealing = true;
      void this.seal().then(() => (this.#sealing = false));
    }
  }

  /** Begin again with other eyes or in another language. */
  renew(): void {
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return;
    if (this.line !== 'lost') this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const old = this.#socket;
    const secret = me.secret;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    this.#asked = 0;
    old?.close();
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: 'hello', protocol: PROTOCOL, lang: settings.language || 'en', after: this.#known };
      if (secret) hello.secret = secret;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      if (event.code === 4401 && secret === me.secret) me.forget();
      this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    if (GONE.has(code)) {
      this.code = code;
      this.line = 'gone';
      return;
    }
    this.line = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), code === 4429 ? LONGEST_WAIT : wait);
  }

  #send(waiting: Waiting): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.line !== 'open') return;
    waiting.sent = true;
    this.#socket.send(JSON.stringify(waiting.message));
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#asked && Date.now() - this.#asked > DEAF_AFTER) {
      const silent = this.#socket;
      silent.close();
      if (this.#socket === silent) this.#lost(1006);
      return;
    }
    this.#asked ||= Date.now();
    this.#socket.send(JSON.stringify({ type: 'ping' }));
  }

  #hear(message: Record<string, unknown> & { type: string }): void {
    this.#asked = 0;
    if (typeof message.now === 'number') this.skew = message.now - Date.now() / 1000;
    switch (message.type) {
      case 'welcome':
        this.you = message.you as Seat | null;
        this.asked = (message.asked ?? null) as Seat | null;
        this.table = message.table as TableState;
        this.view = message.view as View | null;
        this.presence = message.presence as Presence;
        this.#welcome(message.version as number);
        this.#tell([], true);
        break;
      case 'update':
        this.table = { ...(this.table as TableState), ...(message.table as Partial<TableState>) };
        this.view = patched(this.view, message.view as Patch | null);
        this.version = message.version as number;
        this.#remember(message.events as TableEvent[]);
        this.#tell(message.events as TableEvent[], false);
        break;
      case 'events':
        this.#remember(message.events as TableEvent[]);
        break;
      case 'presence':
        this.presence = { here: message.here as Seat[], away: message.away as Seat[], watching: message.watching as number };
        break;
      case 'ok':
        this.#answer(message.id, { ok: true, version: message.version as number });
        break;
      case 'advice':
        this.#answer(message.id, { ok: true, version: message.version as number, advice: message as unknown as Advice });
        break;
      case 'refused':
        if (message.code === 'protocol') {
          this.close();
          outdate(message.sentence as string);
        }
        this.#answer(message.id, { ok: false, code: message.code as string, sentence: message.sentence as string });
        break;
    }
  }

  #welcome(version: number): void {
    this.version = version;
    this.#tries = 0;
    const back = this.line !== 'open';
    this.line = 'open';
    if (!back) return;
    for (const [id, waiting] of this.#waiting) {
      if (!waiting.sent || REPEATED.has(String(waiting.message.type))) this.#send(waiting);
      else this.#answer(id, { ok: false, code: 'cut-off', sentence: '' });
    }
  }

  /** Keep events for the log, in order: those from before a lost connection come after the welcome, and what happens now in between. */
  #remember(events: TableEvent[]): void {
    const last = this.events.at(-1)?.version ?? 0;
    const isNew = events.every((event) => event.version > last);
    const known = isNew ? null : new Set(this.events.map((event) => event.version));
    const fresh = known ? events.filter((event) => !known.has(event.version)) : events;
    if (!fresh.length) return;
    const all = [...this.events, ...fresh];
    if (known) all.sort((a, b) => a.version - b.version);
    for (const { version } of known ? all : fresh) if (version === this.#known + 1) this.#known = version;
    this.events = all.slice(-MEMORY);
    this.#score(fresh);
  }

  /** Keep the finished hands of this match. */
  #score(events: TableEvent[]): void {
    const starts = events.filter(({ event }) => event === 'started' || event === 'rematched').map(({ version }) => version);
    const hands = events.filter(({ event }) => event === 'hand-over') as unknown as HandScore[];
    if (!starts.length && !hands.length) return;
    this.#began = Math.max(this.#began, ...starts);
    this.hands = [...this.hands, ...hands].filter(({ version }) => version > this.#began).sort((a, b) => a.version - b.version);
  }

  #tell(events: TableEvent[], fresh: boolean): void {
    if (!this.table) return;
    this.#season();
    const step: Step = { table: this.table, view: this.view, version: this.version, events, fresh };
    for (const listener of this.#listeners) listener(step);
  }

  #answer(id: unknown, answer: Answer): void {
    const waiting = this.#waiting.get(String(id));
    if (!waiting) return;
    this.#waiting.delete(String(id));
    waiting.done(answer);
  }
}
