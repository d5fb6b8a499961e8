/** Changing the text of a record where an action comes or goes; everything else stays as it was written. */
import { read } from '../lib/reading';
import type { GameRecord } from './types';

const KEY = 'eklat-replay-draft';

function lastDeal(record: GameRecord): string {
  return `deals.${record.deals.length - 1}.actions`;
}

/** One more action at the end. */
export function withAction(text: string, action: string): string {
  const { value, places } = read(text);
  const place = places.get(lastDeal(value as GameRecord));
  if (!place) return text;
  const inner = text.slice(place.from + 1, place.to - 1).trimEnd();
  const room = /\n([ \t]*)"[^\n]*$/.exec(inner)?.[1] ?? '        ';
  const list = `[${inner}${inner.trim() ? ',' : ''}\n${room}${JSON.stringify(action)}\n${room.slice(2)}]`;
  return text.slice(0, place.from) + list + text.slice(place.to);
}

/** Without the last action. */
export function withoutLast(text: string): string {
  const { value, places } = read(text);
  const record = value as GameRecord;
  const path = lastDeal(record);
  const count = record.deals.at(-1)?.actions.length ?? 0;
  const last = places.get(`${path}.${count - 1}`);
  if (!last) return text;
  const from = count > 1 ? places.get(`${path}.${count - 2}`)!.to : places.get(path)!.from + 1;
  return text.slice(0, from) + text.slice(last.to);
}

/** Cards that are still to be filled in: lists and columns as there were, with nothing in them. */
function emptied(cards: unknown): unknown {
  if (Array.isArray(cards)) return cards.every((entry) => typeof entry === 'string') ? [] : cards.map(emptied);
  if (typeof cards !== 'object' || cards === null) return cards;
  const entries = Object.entries(cards);
  return entries.every(([, entry]) => typeof entry === 'string') ? {} : Object.fromEntries(entries.map(([name, entry]) => [name, emptied(entry)]));
}

/** With room for another hand like this one. */
export function withHand(text: string, { deal, dealer }: GameRecord['deals'][number], starter: number): string {
  const place = read(text).places.get('deals');
  if (!place) return text;
  const cards = JSON.stringify(emptied(deal ?? {})).replace(/([,:])(?=.)/g, '$1 ');
  const inner = text.slice(place.from + 1, place.to - 1).trimEnd();
  const entry = `{\n      "${dealer === undefined ? 'first' : 'dealer'}": ${starter},\n      "deal": ${cards},\n      "actions": []\n    }`;
  return `${text.slice(0, place.from)}[${inner}${inner ? ',' : ''}\n    ${entry}\n  ]${text.slice(place.to)}`;
}

export function storedDraft(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function storeDraft(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    /* it stays as long as the page */
  }
}
