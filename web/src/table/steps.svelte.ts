/** Nothing moves faster than the eye can follow: steps of the table are shown one after another, and a full trick stays a while. */
import type { Step } from '../lib/link.svelte';
import type { TableEvent, TableState, View } from '../lib/types';

const BETWEEN = 260;
const HOLD = 1200;
/** So many steps behind, somebody has been away: show how it is now. */
const TOO_MANY = 14;

/** Whether a trick has just been finished between these two views. */
export function trickIsFull(before: View | null, after: View | null): boolean {
  if (!after || !('last_trick' in after) || !after.last_trick) return false;
  if (after.trick.length || !before || !('last_trick' in before)) return false;
  return before.trick.length > 0 && before.trick.length + 1 >= after.last_trick.cards.length;
}

export class Steps {
  table = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  holding = $state(false);
  /** Whether what is shown is all there is. */
  current = $state(true);

  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  constructor(readonly shown: (events: TableEvent[], before: View | null, after: View | null) => void) {}

  add(step: Step): void {
    if (step.fresh || !this.table) {
      this.#queue = [];
      this.#clear();
      this.#show(step);
      return;
    }
    this.#queue.push(step);
    if (this.#queue.length > TOO_MANY) {
      const all = this.#queue;
      this.#queue = [];
      this.#clear();
      this.#show({ ...all.at(-1)!, events: all.flatMap((one) => one.events) });
    } else this.#pump();
  }

  /** Do not wait any longer for the trick that lies there. */
  skip = (): void => {
    if (!this.holding) return;
    this.#clear();
    this.#pump();
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.holding = false;
  }

  #pump(): void {
    this.current = this.#queue.length === 0 && !this.holding;
    if (this.#timer !== undefined) return;
    const next = this.#queue[0];
    if (!next) return;
    const wait = Math.max(0, this.#last + BETWEEN - Date.now());
    if (wait > 0 && next.events.some((event) => event.event === 'moved')) {
      this.#later(wait);
      return;
    }
    this.#queue.shift();
    this.#show(next);
    if (this.holding) this.#later(HOLD);
    else this.#pump();
  }

  #later(wait: number): void {
    this.#timer = setTimeout(() => {
      this.#clear();
      this.#pump();
    }, wait);
  }

  #show(step: Step): void {
    const before = this.view;
    this.table = step.table;
    this.view = step.view;
    this.#last = Date.now();
    this.holding = !step.fresh && trickIsFull(before, step.view);
    this.current = this.#queue.length === 0 && !this.holding;
    this.shown(step.events, before, step.view);
  }
}
