/** What this device knew before the first deal of a match: what the server had committed to, and what we added to the chance. */
export interface Promised {
  table: string;
  match: number;
  commitment: string;
  salt: string;
  /** Everybody's seals as they were fixed when ours was opened. A salt is opened for one such list only. */
  seals?: string[];
}

const KEY = 'eklat-promises';
const MOST = 100;

function all(): Promised[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Promised[]) : [];
  } catch {
    return [];
  }
}

export function keepPromise(promised: Promised): void {
  const others = all().filter((one) => one.table !== promised.table || one.match !== promised.match);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, promised].slice(-MOST)));
  } catch {
    /* a full device can compare less later, and that is all */
  }
}

export const promiseOf = (table: string, match: number): Promised | null => all().find((one) => one.table === table && one.match === match) ?? null;
