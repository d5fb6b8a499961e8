/** Before the sheet there is a moment to gasp, if a hand ended like that before our eyes; a touch or a key ends it. */
import type { Moment } from '../board';
import { pace } from '../steps.svelte';
import type { Visit } from '../visit.svelte';

export class Moments {
  /** We have seen the hand being played, and not yet gasped at its end. */
  #isDue = $state(false);
  readonly now: Moment | null = $derived.by(() => {
    const { isOver, view, play } = this.visit;
    return isOver && this.#isDue && view?.result ? (play?.moment?.(view) ?? null) : null;
  });

  constructor(readonly visit: Visit) {
    $effect(() => {
      if (visit.table.phase === 'playing') this.#isDue = true;
    });
    $effect(() => {
      if (!this.now) return;
      const end = (): boolean => (this.#isDue = false);
      const timer = setTimeout(end, pace().moment);
      addEventListener('pointerdown', end);
      addEventListener('keydown', end);
      return () => {
        clearTimeout(timer);
        removeEventListener('pointerdown', end);
        removeEventListener('keydown', end);
      };
    });
  }
}
