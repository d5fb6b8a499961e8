/** Small questions about records. */
import type { GameRecord, Wrong } from './types';

/** Whether this looks like a record at all; what is wrong with it in detail the server says. */
export function isRecord(value: unknown): value is GameRecord {
  const record = value as GameRecord | null;
  return (
    typeof record === 'object' &&
    record !== null &&
    typeof record.game === 'string' &&
    Array.isArray(record.players) &&
    Array.isArray(record.deals) &&
    record.players.every((name) => typeof name === 'string')
  );
}

/** One hand of it, to be played on its own. */
export function onlyHand(record: GameRecord, hand: number): GameRecord {
  const { format, game, options, players } = record;
  return { format, game, ...(options ? { options } : {}), players, deals: [record.deals[hand]!] };
}

/** As far as it holds: everything before the first thing that cannot be. Null if nothing is left. */
export function upTo(record: GameRecord, wrong: Wrong): GameRecord | null {
  const { format, game, options, players } = record;
  if (wrong.deal === null) return null;
  const deals = record.deals.slice(0, wrong.deal);
  const last = record.deals[wrong.deal];
  if (wrong.action !== null && last) {
    const { scores: _, end_draw: __, ...rest } = last;
    deals.push({ ...rest, actions: last.actions.slice(0, wrong.action) });
  }
  return deals.length ? { format, game, ...(options ? { options } : {}), players, deals } : null;
}

/** As people write it: one line for each hand of cards and for each action. */
export function written(record: GameRecord): string {
  const plain = (value: unknown): string => JSON.stringify(value);
  const lines = (value: unknown, room: string): string => {
    if (Array.isArray(value)) {
      const flat = value.every((entry) => typeof entry !== 'object');
      const isActions = flat && value.some((entry) => typeof entry === 'string' && entry.includes(' '));
      if (flat && !isActions) return `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
      if (!value.length) return '[]';
      return `[\n${value.map((entry) => `${room}  ${lines(entry, `${room}  `)}`).join(',\n')}\n${room}]`;
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      if (entries.every(([, inner]) => typeof inner !== 'object'))
        return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}: ${JSON.stringify(inner)}`).join(', ')}}`;
      return `{\n${entries.map(([key, inner]) => `${room}  ${JSON.stringify(key)}: ${lines(inner, `${room}  `)}`).join(',\n')}\n${room}}`;
    }
    return plain(value);
  };
  return `${lines(record, '')}\n`;
}

export function download(record: GameRecord): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }));
  link.href = url;
  link.download = `eklat-${record.game}-${record.players
    .join('-')
    .replace(/[^\p{L}\p{N}-]+/gu, '')
    .slice(0, 60)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
