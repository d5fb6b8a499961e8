/** Numbers on an end sheet count up, for eyes only: what is read aloud is the last number from the start. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import { untrack } from 'svelte';

const LONG = 650;
/** The sheet has to lie there first. */
const FIRST = 220;

export class Counting {
  #tween: Tween<number>;

  constructor(from: () => number, to: () => number) {
    const still = prefersReducedMotion.current;
    this.#tween = new Tween(untrack(still ? to : from), { easing: cubicOut });
    $effect(() => {
      const goal = to();
      const quick = prefersReducedMotion.current;
      void this.#tween.set(goal, { duration: quick ? 0 : LONG, delay: quick ? 0 : FIRST });
    });
  }

  get now(): number {
    return Math.round(this.#tween.current);
  }
}
