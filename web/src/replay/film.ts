/** All positions of a hand, as each seat knew them; made from the first one and its changes when they are first looked at. */
import { patched } from '../lib/patch';
import type { Seat, View } from '../lib/types';
import type { Play } from '../table/board';
import { trickIsFull } from '../table/steps.svelte';
import type { Eyes, HandReplay } from './types';

export interface Shot {
  view: View;
  below: Seat;
  /** What is known of what everybody holds. */
  hands: (string[] | null)[];
}

export class Film {
  readonly steps: number;
  readonly seats: number;
  #views = new Map<number, View[]>();

  constructor(
    readonly hand: HandReplay,
    readonly play: Pick<Play, 'shown'>,
  ) {
    this.steps = hand.moves.length;
    this.seats = hand.players.length;
  }

  /** Every position for one pair of eyes; the spectator comes after the last seat. */
  views(seat: number): View[] {
    let found = this.#views.get(seat);
    if (!found) {
      const { first, then } = this.hand.eyes[seat]!;
      found = [first];
      for (const change of then) found.push(patched(found.at(-1)!, Object.keys(change).length ? change : null)!);
      this.#views.set(seat, found);
    }
    return found;
  }

  known(eyes: Eyes): View[] {
    return this.views(typeof eyes === 'number' ? eyes : this.seats);
  }

  /** The position after so many moves. With all cards open, `below` sits at the lower edge. */
  shot(step: number, eyes: Eyes, below: Seat): Shot {
    const all = Array.from({ length: this.seats }, (_, seat) => this.views(seat)[step]!);
    const hands = all.map(({ hand }, seat) => (eyes === 'all' || eyes === seat ? (hand ?? null) : null));
    const view = eyes === 'all' ? all[below]! : this.known(eyes)[step]!;
    // what was to be done there was done long ago: nothing is offered, and nobody is spoken to
    const settled = { ...view, legal: [], question: this.views(this.seats)[step]!.question };
    return { view: this.play.shown?.(settled, eyes === 'all' ? all : null) ?? settled, below: typeof eyes === 'number' ? eyes : below, hands };
  }

  /** Whether the last move before this position has finished a trick. */
  isTrickFull(step: number): boolean {
    const views = this.views(this.seats);
    return step > 0 && trickIsFull(views[step - 1]!, views[step]!);
  }

  /** Where one stops when going by chapters: the beginning, the end of each, the end of the hand. */
  get stops(): number[] {
    const headings = this.hand.chapters.map((chapter) => JSON.stringify(chapter));
    return headings.flatMap((heading, step) => (step === 0 || heading !== headings[step + 1] ? [step] : []));
  }
}
