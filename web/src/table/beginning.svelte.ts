/** With only bots, a practice table and every further match begin by themselves, as soon as our device has added to the chance of the deals. */
import type { Visit } from './visit.svelte';

/** Whether nobody is to be waited for. */
export function beginsAlone({ you, table }: Visit): boolean {
  const isDue = table.phase === 'gathering' && (table.settings.practice || table.match > 1) && you !== null && table.host === you;
  return isDue && table.seats.every(({ kind }, seat) => seat === you || kind === 'bot');
}

export function prepare(visit: Visit): void {
  let begun = 0;
  $effect(() => {
    const { you, table } = visit;
    if (begun === table.match || !beginsAlone(visit) || !table.fair.seals[you ?? 0]) return;
    begun = table.match;
    void visit.wish('start');
  });
}
