/** Who we are to the server: a guest with a name and a secret that only this device knows. */
import { api, Refusal, useSecret } from './api';

const KEY = 'eklat-me';
/** What another tab has stored is seen a moment later. */
const STORAGE_DELAY = 60;

export interface Person {
  id: string;
  name: string;
  secret: string;
  /** Whether they chose the name themselves. */
  named?: boolean;
}

function stored(): Person | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Person | null;
    return found && typeof found.secret === 'string' && typeof found.name === 'string' ? found : null;
  } catch {
    return null;
  }
}

const kept = stored();
let person = $state<Person | null>(kept);
let pending: Promise<Person> | null = null;
useSecret(kept?.secret ?? null);

function become(next: Person | null): void {
  person = next;
  useSecret(next?.secret ?? null);
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    /* without storage we are somebody until the page is closed */
  }
}

/** The person whom another tab has made in the meantime, or a new one. */
async function begin(): Promise<Person> {
  if (!stored()) await new Promise((done) => setTimeout(done, STORAGE_DELAY));
  const made = stored() ?? (await api.post<Person>('/people', {}));
  const next = stored() ?? made;
  become(next);
  return next;
}

export const me = {
  get person(): Person | null {
    return person;
  },
  get name(): string {
    return person?.name ?? '';
  },
  /** The name they chose, if they did. */
  get chosen(): string {
    return person?.named ? person.name : '';
  },
  get secret(): string | null {
    return person?.secret ?? null;
  },
  /** Be somebody: the person of this device, or a new guest. */
  ensure(): Promise<Person> {
    if (person) return Promise.resolve(person);
    pending ??= (navigator.locks ? navigator.locks.request(KEY, begin) : begin()).finally(() => (pending = null));
    return pending;
  },
  async rename(name: string): Promise<void> {
    const own = await me.ensure();
    const found = await api.patch<{ name: string }>('/me', { name });
    become({ ...own, name: found.name, named: true });
  },
  /** Be the person who made the code of this token on another device; what they sent along. */
  async claim(token: string): Promise<string | null> {
    const { parcel, ...found } = await api.post<Person & { parcel: string | null }>('/links', { code: token });
    become({ ...found, named: true });
    return parcel;
  },
  /** The server does not know us (any more). */
  forget(): void {
    become(null);
  },
  async remove(): Promise<void> {
    try {
      await api.delete('/me');
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.code === 'who')) throw problem;
    }
    become(null);
  },
};

addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  person = stored();
  useSecret(person?.secret ?? null);
});
