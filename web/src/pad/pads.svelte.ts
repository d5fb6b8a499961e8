/** The pads of this device, as pages see them: they change when another tab writes, and stay in memory where storage fails. */
import type { PadData, Sheet } from './count';
import { all, drop, isOurs, load, newId, put, save, type Entry } from './storage';

const state = $state<{ edition: number; failed: boolean; gone: Entry | null }>({ edition: 0, failed: false, gone: null });
const memory = new Map<string, string>();

/** What stands in for a storage that a browser does not give. */
const fallback = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
  key: (place: number) => [...memory.keys()][place] ?? null,
  get length() {
    return memory.size;
  },
};

function store(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  try {
    return localStorage;
  } catch {
    return fallback;
  }
}

addEventListener('storage', (event) => {
  if (isOurs(event.key)) state.edition += 1;
});

export const pads = {
  /** Whether something could not be kept: the page says so. */
  get failed(): boolean {
    return state.failed;
  },
  all(): Entry[] {
    void state.edition;
    return all(store());
  },
  get(id: string): Entry | null {
    void state.edition;
    return load(store(), id);
  },
  keep(id: string, pad: PadData): void {
    state.failed = !save(store(), id, pad, Date.now());
    state.gone = null;
    state.edition += 1;
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
    state.gone = load(store(), id);
    drop(store(), id);
    state.edition += 1;
  },
  putBack(): void {
    if (!state.gone) return;
    state.failed = !put(store(), state.gone.id, state.gone.raw);
    state.gone = null;
    state.edition += 1;
  },
};
