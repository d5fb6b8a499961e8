/** The pads of this device, as pages see them: they change when another tab writes, and stay in memory where storage fails. */
import type { PadData, Sheet } from './pad';
import { all, drop, isOurs, latest, load, newId, packed, put, type Entry, type Store } from './storage';

const state = $state<{ edition: number; gone: Entry | null }>({ edition: 0, gone: null });
const memory = new Map<string, string>();

/** What stands in for a storage that a browser does not give, or that is full. */
const spare: Store = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
  key: (place) => [...memory.keys()][place] ?? null,
  get length() {
    return memory.size;
  },
};

function device(): Store {
  try {
    return localStorage;
  } catch {
    return spare;
  }
}

/** On the device, or as long as this page lives; what only the page holds is newer. */
function write(id: string, raw: string): void {
  const kept = device() !== spare && put(device(), id, raw);
  if (kept) drop(spare, id);
  else put(spare, id, raw);
  state.edition += 1;
}

addEventListener('storage', (event) => {
  if (isOurs(event.key)) state.edition += 1;
});

export const pads = {
  /** Whether something could not be kept: the page says so. */
  get failed(): boolean {
    void state.edition;
    return memory.size > 0;
  },
  all(): Entry[] {
    void state.edition;
    const held = all(spare);
    const ids = new Set(held.map((entry) => entry.id));
    const kept = device() === spare ? [] : all(device()).filter((entry) => !ids.has(entry.id));
    return [...held, ...kept].sort(latest);
  },
  get(id: string): Entry | null {
    void state.edition;
    return load(spare, id) ?? load(device(), id);
  },
  keep(id: string, pad: PadData): void {
    write(id, packed(pad, Date.now()));
    state.gone = null;
  },
  add(sheet: Sheet): string {
    const id = newId();
    this.keep(id, sheet.pad);
    return id;
  },
  /** The pad that was removed last, as long as it can be put back. */
  get gone(): Entry | null {
    return state.gone;
  },
  remove(id: string): void {
    state.gone = this.get(id);
    drop(device(), id);
    drop(spare, id);
    state.edition += 1;
  },
  putBack(): void {
    if (!state.gone) return;
    write(state.gone.id, state.gone.raw);
    state.gone = null;
  },
};
