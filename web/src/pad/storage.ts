/** Pads on this device: one entry of the browser's storage each, so that a broken one never takes the others with it. */
import { read } from './count';
import { BadPad, type PadData, type Sheet } from './pad';

const SCHEMA = 1;
const PREFIX = 'eklat-pad:';

/** A pad on this device; without a sheet it is damaged. */
export interface Entry {
  id: string;
  changed: number;
  sheet: Sheet | null;
  raw: string;
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function understood(id: string, raw: string): Entry {
  try {
    const found = JSON.parse(raw) as { schema?: unknown; changed?: unknown; pad?: unknown } | null;
    if (found?.schema !== SCHEMA) throw new BadPad('format');
    const changed = typeof found.changed === 'number' ? found.changed : 0;
    return { id, changed, sheet: read(found.pad), raw };
  } catch {
    return { id, changed: 0, sheet: null, raw };
  }
}

/** All pads, the latest first. */
export function all(store: Store): Entry[] {
  const found: Entry[] = [];
  for (let place = 0; place < store.length; place += 1) {
    const key = store.key(place);
    if (!key?.startsWith(PREFIX)) continue;
    const raw = store.getItem(key);
    if (raw !== null) found.push(understood(key.slice(PREFIX.length), raw));
  }
  return found.sort(latest);
}

export const latest = (a: Entry, b: Entry): number => b.changed - a.changed || a.id.localeCompare(b.id);

export function load(store: Store, id: string): Entry | null {
  const raw = store.getItem(PREFIX + id);
  return raw === null ? null : understood(id, raw);
}

/** A pad as it is kept. */
export const packed = (pad: PadData, now: number): string => JSON.stringify({ schema: SCHEMA, changed: now, pad });

/** Whether the device kept it. */
export function put(store: Store, id: string, raw: string): boolean {
  try {
    store.setItem(PREFIX + id, raw);
    return true;
  } catch {
    return false;
  }
}

export function drop(store: Store, id: string): void {
  store.removeItem(PREFIX + id);
}

/** A name for a new pad: short, and nobody's secret. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}

export const isOurs = (key: string | null): boolean => key === null || key.startsWith(PREFIX);
