/** What every board does when something has changed: cards travel, and what was chosen is forgotten once somebody has moved. */
import { untrack } from 'svelte';
import type { Deciding } from './deciding.svelte';
import { Travel } from './travel';

export function follow(deciding: Pick<Deciding, 'moment' | 'clear'>, root: () => HTMLElement | undefined, moved: () => unknown): void {
  const travel = new Travel();
  $effect(() => {
    void deciding.moment;
    untrack(() => deciding.clear());
  });
  $effect.pre(() => {
    void moved();
    untrack(() => travel.before(root()));
  });
  $effect(() => {
    void moved();
    untrack(() => travel.after(root()));
  });
}
