/** Records that were opened on this device; the latest come first. */
const KEY = 'eklat-replays';
const MOST = 60;
const MOST_LETTERS = 1_500_000;

export interface Kept {
  key: string;
  title: string;
  game: string;
  when: number;
  text: string;
  /** It does not hold: it can be corrected, but it is no game that was opened. */
  broken?: boolean;
  /** Reviews of it that the server keeps, by their ids. */
  reviews?: string[];
}

let memory: Kept[] | null = null;

function isKept(found: unknown): found is Kept {
  const entry = found as Kept | null;
  return typeof entry === 'object' && entry !== null && ['key', 'title', 'game', 'text'].every((name) => typeof entry[name as keyof Kept] === 'string');
}

export function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return memory ?? (Array.isArray(found) ? found.filter(isKept) : []);
  } catch {
    return memory ?? [];
  }
}

function store(entries: Kept[]): void {
  let size = 0;
  const few = entries.slice(0, MOST).filter((entry, i) => (size += entry.text.length) <= MOST_LETTERS || i === 0);
  try {
    localStorage.setItem(KEY, JSON.stringify(few));
    memory = null;
  } catch {
    memory = few; // until the page is closed
  }
}

/** The same text always has the same name. */
export function nameOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1234567];
  for (let i = 0; i < text.length; i += 1) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) + i;
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

export function keep(text: string, title: string, game: string): string {
  const key = nameOf(text);
  const { broken = false, reviews = [] } = find(key) ?? {};
  store([{ key, title, game, when: Date.now(), text, broken, reviews }, ...kept().filter((entry) => entry.key !== key)]);
  return key;
}

/** Records from another device beside our own; how many are new. */
export function take(entries: unknown[]): number {
  const own = kept();
  const names = new Set(own.map((entry) => entry.key));
  const added = entries.filter(isKept).filter((entry) => !names.has(entry.key));
  store([...own, ...added].sort((a, b) => b.when - a.when));
  return added.length;
}

export function find(key: string): Kept | null {
  return kept().find((entry) => entry.key === key) ?? null;
}

/** Those that could be watched. */
export const opened = (): Kept[] => kept().filter(({ broken }) => !broken);

/** This one cannot be. */
export function spoil(text: string): void {
  const key = nameOf(text);
  store(kept().map((entry) => (entry.key === key ? { ...entry, broken: true } : entry)));
}

/** The server keeps a review of this one. */
export function reviewed(text: string, review: string): void {
  const key = nameOf(text);
  store(kept().map((entry) => (entry.key === key ? { ...entry, reviews: [...new Set([...(entry.reviews ?? []), review])] } : entry)));
}

export function drop(key: string): void {
  store(kept().filter((entry) => entry.key !== key));
}
