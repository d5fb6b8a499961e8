/** A practice table with only bots begins by itself, as soon as our device has added to the chance of the deals. */
import type { Visit } from './visit.svelte';

export function prepare(visit: Visit): void {
  let begun = 0;
  $effect(() => {
    const { you, table } = visit;
    const isReady = table.phase === 'gathering' && table.settings.practice && you !== null && table.host === you && table.fair.seals[you];
    if (!isReady || begun === table.match || !table.seats.every(({ kind }, seat) => seat === you || kind === 'bot')) return;
    begun = table.match;
    void visit.wish('start');
  });
}
