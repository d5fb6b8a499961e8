/** Hands of real cards that are being written down, each in an entry of its own of the browser's storage. */
import type { Seat } from '../lib/types';
import { newId } from '../pad/storage';

const PREFIX = 'eklat-jot:';

export interface Draft {
  id: string;
  game: string;
  players: string[];
  options: Record<string, string | number | boolean>;
  /** Who deals. */
  starter: Seat;
  /** Every move that was tapped, the latest last. */
  actions: string[];
  /** By seat: cards that somebody was dealt and that are remembered. */
  known?: string[][];
  /** House rule: the card that was drawn for the end. */
  drawn: string | null;
  /** The pad it belongs to, and the number of the hand there. */
  pad: string | null;
  number: number;
  changed: number;
}

export function understood(raw: string | null): Draft | null {
  try {
    const draft = JSON.parse(raw ?? 'null') as Draft | null;
    return draft && [draft.players, draft.actions].every(Array.isArray) && typeof draft.game === 'string' ? draft : null;
  } catch {
    return null;
  }
}

/** A browser may keep nothing, and say so by an error. */
function trying<T>(deed: () => T, otherwise: T): T {
  try {
    return deed();
  } catch {
    return otherwise;
  }
}

export const drafts = (): Draft[] =>
  trying(() => {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '').filter((key) => key.startsWith(PREFIX));
    return keys.flatMap((key) => understood(localStorage.getItem(key)) ?? []).sort((a, b) => b.changed - a.changed);
  }, []);

export const draftOf = (id: string): Draft | null => trying(() => understood(localStorage.getItem(PREFIX + id)), null);

/** Whether the device kept it. */
export const keepDraft = (draft: Draft): boolean =>
  trying(() => {
    localStorage.setItem(PREFIX + draft.id, JSON.stringify({ ...draft, changed: Date.now() }));
    return true;
  }, false);

export const dropDraft = (id: string): void => trying(() => localStorage.removeItem(PREFIX + id), undefined);

export const newDraft = (about: Pick<Draft, 'game' | 'players' | 'options' | 'starter' | 'pad' | 'number'>): Draft => ({
  ...about,
  id: newId(),
  actions: [],
  drawn: null,
  changed: Date.now(),
});
