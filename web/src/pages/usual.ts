/** What is usual at a new table: what was chosen the last time, kept per game in the browser's storage. */
import { about } from '../games';
import type { GameName } from '../lib/types';

export interface Usual {
  players: number;
  /** The others' seats: 'friend', or a bot's name. */
  seats: string[];
  options: Record<string, string | number | boolean>;
  clock: { per: 'none' | 'move' | 'match'; seconds: number; minutes: number; increment: number };
  listed: boolean;
  practice: boolean;
  takeBacks: boolean;
  pauses: boolean | null;
}

const KEY = 'eklat-new-table';

const fresh = (game: GameName): Usual => ({
  players: about(game).players,
  seats: [],
  options: {},
  clock: { per: 'none', seconds: 60, minutes: 20, increment: 5 },
  listed: false,
  practice: false,
  takeBacks: true,
  pauses: null,
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what has the shape it should have; the rest is fresh. */
export function checked(found: unknown, game: GameName): Usual {
  const usual = fresh(game);
  if (!isObject(found)) return usual;
  const { players } = found;
  if (typeof players === 'number' && Number.isInteger(players) && players > 0) usual.players = players;
  if (Array.isArray(found.seats) && found.seats.every((seat) => typeof seat === 'string')) usual.seats = found.seats;
  if (isObject(found.options) && Object.values(found.options).every((value) => ['string', 'number', 'boolean'].includes(typeof value)))
    usual.options = found.options as Usual['options'];
  if (isObject(found.clock) && ['none', 'move', 'match'].includes(String(found.clock.per))) {
    const { per, seconds, minutes, increment } = found.clock;
    if ([seconds, minutes, increment].every((value) => typeof value === 'number' && value >= 0))
      usual.clock = { per, seconds, minutes, increment } as Usual['clock'];
  }
  for (const name of ['listed', 'practice', 'takeBacks'] as const) if (typeof found[name] === 'boolean') usual[name] = found[name];
  if (typeof found.pauses === 'boolean') usual.pauses = found.pauses;
  return usual;
}

function stored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

export const remembered = (game: GameName): Usual => checked(stored()[game], game);

export function remember(game: GameName, usual: Usual): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: usual }));
  } catch {
    /* without storage, the next table starts fresh */
  }
}
