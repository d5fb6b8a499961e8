/** The server speaks another protocol than this page, which was opened before an upgrade: only reloading it helps. */
let why = $state('');

/** What the server says about it; empty while page and server understand each other. */
export function outdated(): string {
  return why;
}

export function outdate(sentence: string): void {
  why = sentence;
}
