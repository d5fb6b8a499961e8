/** The commitment to a secret, computed here; null where the browser does not offer it (pages without https). */
export async function digest(secret: string): Promise<string | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
