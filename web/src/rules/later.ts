/** What can wait until there is nothing else to do, one after the other: so that a page is whole before somebody prints it. */
const idle = (): Promise<void> => new Promise((go) => ('requestIdleCallback' in window ? requestIdleCallback(() => go()) : setTimeout(go, 200)));

let row: Promise<unknown> = Promise.resolve();

export function later(job: () => Promise<unknown>): void {
  row = row
    .then(idle)
    .then(job)
    .catch(() => undefined);
}
