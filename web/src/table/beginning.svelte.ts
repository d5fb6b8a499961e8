/** Before the cards are dealt: our device adds to their chance, and a practice table with only bots begins by itself. */
import { untrack } from 'svelte';
import type { Visit } from './visit.svelte';

export function prepare(visit: Visit): void {
  let salted: number | null = null;
  let begun = 0;
  let salting = Promise.resolve();
  // a word of ours replaces what the device has added
  $effect(() => {
    const { you, table } = visit;
    if (you === null) salted = null;
    if (you === null || table.phase !== 'gathering' || salted === table.match || table.fair.salts[you]) return;
    salted = table.match;
    salting = untrack(() => visit.link.salt()).then(() => undefined);
  });
  $effect(() => {
    const { you, table } = visit;
    const isReady = table.phase === 'gathering' && table.settings.practice && you !== null && table.host === you;
    if (!isReady || begun === table.match || !table.seats.every(({ kind }, seat) => seat === you || kind === 'bot')) return;
    begun = table.match;
    void salting.then(() => visit.wish('start'));
  });
}
