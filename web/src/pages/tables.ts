/** Opening tables, finding them again, and saying how they stand. */
import { about, GAMES } from '../games';
import { api, Refusal, Unreachable } from '../lib/api';
import { catalogue, usualBot } from '../lib/catalogue.svelte';
import { me } from '../lib/me.svelte';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import type { Catalogue, Chair, Clock, Entry, GameName, Seat, TableState } from '../lib/types';
import { language, listed, t } from '../lib/words.svelte';

export interface NewTable {
  game: GameName;
  players: number;
  options: Record<string, string | number | boolean>;
  listed: boolean;
  practice: boolean;
  clock: Clock | null;
  bot_pauses: boolean;
  take_backs?: boolean;
  bots: Record<number, string>;
  /** A guided game: it begins at once, with chosen hands where there are some. */
  lesson?: boolean;
}

interface Opened {
  id: string;
  scene: TableState & { you: Seat | null };
}

const PATIENCE = 8000;

/** Begin a match at a table that has nobody to wait for. If the line is slow, the lobby still can. */
async function begin(id: string): Promise<void> {
  const { TableLink } = await import('../lib/link.svelte');
  const link = new TableLink(id);
  const slow = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
  const sealed = new Promise<void>((done) => link.listen(({ table }) => link.you !== null && table.fair.seals[link.you] && done()));
  const answer = await Promise.race([sealed.then(() => link.wish('start')), slow]);
  link.close();
  if (answer && !answer.ok) throw new Refusal(answer.code, answer.sentence, 409);
}

/** Open a table and go there, unless somebody is elsewhere by now; where only bots are to come, the match begins at once. */
export async function openTable(wanted: NewTable, query = ''): Promise<void> {
  const { pathname } = location;
  await beSomebody();
  const { id } = await api.post<Opened>('/tables', wanted);
  if (!wanted.lesson && Object.keys(wanted.bots).length === wanted.players - 1) await begin(id);
  if (location.pathname === pathname) await go(`/t/${id}${query}`);
}

/** Be somebody the server knows: whoever it has forgotten becomes a new guest. */
export async function beSomebody(): Promise<void> {
  await me.ensure();
  try {
    await api.get('/me');
  } catch (problem) {
    if (!(problem instanceof Refusal && problem.status === 401)) throw problem;
    me.forget();
    await me.ensure();
  }
}

export const everyoneElse = (players: number, bot: string, company: Record<number, string> = {}): Record<number, string> =>
  Object.fromEntries(Array.from({ length: players - 1 }, (_, i) => [i + 1, company[i + 1] ?? bot]));

export type Offer = Catalogue['games'][number];

/** So many, if they can play it; otherwise nearly the fewest. */
export const fitting = (players: number, { players: possible }: Offer): number =>
  possible.includes(players) ? players : (possible[Math.min(1, possible.length - 1)] ?? players);

/** How many usually play. What there is for a game of another package, the server knows. */
async function usually(game: GameName): Promise<number> {
  const { players } = about(game);
  if (GAMES.includes(game)) return players;
  const { games } = await catalogue();
  return fitting(
    players,
    games.find((one) => one.name === game)!,
  );
}

/** A practice table against bots, by one click. */
export async function playWithBots(game: GameName, options: NewTable['options'] = {}): Promise<void> {
  const players = await usually(game);
  const bot = GAMES.includes(game) ? 'club' : usualBot(game);
  await practise(game, players, bot, { ...about(game).usual(language(), players), ...about(game).trying, ...options });
}

/** A table for friends, by one click: its link is there at once, and the rest is settled in the lobby. */
export async function invite(game: GameName, options: NewTable['options'] = {}): Promise<void> {
  const players = await usually(game);
  const wanted = { ...about(game).usual(language(), players), ...options };
  await openTable({ game, players, options: wanted, listed: false, practice: false, clock: null, bot_pauses: settings.botPauses, bots: {} });
}

/** Where the coach sits beside us. */
export const LEARN = '?learn';

export const practise = (game: GameName, players: number, bot: string | undefined, options: NewTable['options'], query = ''): Promise<void> =>
  openTable(
    {
      game,
      players,
      options,
      listed: false,
      practice: true,
      clock: null,
      bot_pauses: settings.botPauses,
      bots: bot ? everyoneElse(players, bot, bot === 'club' ? about(game).company : {}) : {},
      lesson: query === LEARN,
    },
    query,
  );

/** The table that a code or a pasted link means. A code that was dictated may have come without its lines, or in capitals. */
export function tableIn(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const said = /^([a-z]{3})[\s–-]*([a-z]{4})[\s–-]*([a-z]{3})$/i.exec(last);
  if (said) return said.slice(1).join('-').toLowerCase();
  return /^[\w-]{6,64}$/.test(last) ? last : null;
}

/** A problem in a sentence for people. */
export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refusal) return problem.sentence;
  if (problem instanceof Unreachable) return t('ui-unreachable');
  console.error(problem);
  return t('ui-page-failed');
}

/** Somebody at a table, or nobody. */
export const chairName = (chair: Chair, isYou = false): string => (isYou ? t('ui-you') : chair.kind === 'empty' ? t('games-free') : chair.shown);

/** A table of a list, with whose turn it is where that is known. */
export interface Stand extends Entry {
  turn: Seat | null;
}

export const isRunning = (entry: Entry): boolean => entry.phase !== 'over' && entry.seat !== null && entry.seat !== undefined;

/** My tables, the latest first; running ones know whose turn it is. */
export async function myTables(looked = 8): Promise<Stand[]> {
  if (!me.person) return [];
  const { tables } = await api.get<{ tables: Entry[] }>('/me/tables');
  const playing = tables.filter((entry) => isRunning(entry) && entry.phase === 'playing').slice(0, looked);
  const turns = new Map<string, Seat | null>();
  await Promise.all(
    playing.map(async (entry) => {
      const found = await api.get<Opened>(`/tables/${entry.id}`).catch(() => null);
      turns.set(entry.id, found?.scene.turn ?? null);
    }),
  );
  return tables.map((entry) => ({ ...entry, turn: turns.get(entry.id) ?? null }));
}

/** How a table stands, in a few words. */
export function standing(entry: Stand): string {
  const name = (seat: Seat): string => (entry.seats[seat] ? chairName(entry.seats[seat], seat === entry.seat) : '');
  switch (entry.phase) {
    case 'gathering':
      return t('games-gathering', { free: entry.seats.filter((chair) => chair.kind === 'empty').length });
    case 'scoring':
      return t('games-scoring');
    case 'over':
      if (!entry.winners.length) return t('games-over');
      if (entry.winners.length === 1 && entry.winners[0] === entry.seat) return t('games-won-you');
      return t('games-won', { count: entry.winners.length, names: listed(entry.winners.map(name)) });
    case 'playing':
      if (entry.turn === null) return t('games-playing');
      return entry.turn === entry.seat ? t('games-your-turn') : t('games-turn', { name: name(entry.turn) });
  }
}

/** "3 hours ago" in the language of now. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const past = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, length] of units) if (past >= length) return format.format(-Math.floor(past / length), unit);
  return t('games-now');
}
