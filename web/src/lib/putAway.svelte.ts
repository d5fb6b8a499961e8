/** Tables that somebody has put away on this device: they stay where they are, only out of sight. */
const KEY = 'eklat-put-away';
/** Nobody looks for more than these. */
const MOST = 500;

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
let ids = $state.raw<readonly string[]>(stored());

export const isPutAway = (id: string): boolean => ids.includes(id);

export function putAway(id: string, away = true): void {
  const others = stored().filter((other) => other !== id);
  ids = (away ? [...others, id] : others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    /* without storage it lasts as long as the page */
  }
}
