/** All positions of a hand, as each seat knew them; made from the first one and its changes when they are first looked at. */
import { patched } from '../lib/patch';
import type { Seat, View } from '../lib/types';
import type { HeulView, Lying } from '../games/heuldoch/types';
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

  constructor(readonly hand: HandReplay) {
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
    const hands = Array.from({ length: this.seats }, (_, seat) => (eyes === 'all' || eyes === seat ? this.views(seat)[step]!.hand : null));
    if (eyes === 'spectator') return { view: settled(this.views(this.seats)[step]!), below, hands };
    if (typeof eyes === 'number') return { view: settled(this.views(eyes)[step]!), below: eyes, hands };
    const all = Array.from({ length: this.seats }, (_, seat) => this.views(seat)[step]!);
    return { view: settled(opened(all[below]!, all)), below, hands };
  }

  /** Whether the last move before this position has finished a trick. */
  isTrickFull(step: number): boolean {
    const views = this.views(this.seats);
    return step > 0 && trickIsFull(views[step - 1]!, views[step]!);
  }

  /** Where one stops when going by tricks: the beginning, each new chapter, each full trick (in Heul doch!, each round), the end. */
  get stops(): number[] {
    const views = this.views(this.seats);
    const isStop = (step: number): boolean => {
      if (step === 0 || step === this.steps) return true;
      if (this.hand.game === 'heuldoch') return step % this.seats === 0;
      return views[step]!.phase !== views[step - 1]!.phase || this.isTrickFull(step);
    };
    return views.map((_, step) => step).filter(isStop);
  }
}

/** What was to be done there was done long ago: nothing is offered, so nobody is spoken to. */
function settled(view: View): View {
  const { max_bid: _, discard: __, ...rest } = view as View & { max_bid?: number; discard?: number };
  return { ...rest, legal: [] } as View;
}

/** One seat's view with what the others know besides. */
function opened(view: View, all: View[]): View {
  if (view.game === 'heuldoch') {
    const others = all as HeulView[];
    const known = (pile: number, place: number, lying: Lying): Lying => ({
      ...lying,
      card: lying.card ?? others.map((other) => other.piles[pile]?.[place]?.card).find((card) => card) ?? null,
    });
    return { ...view, piles: view.piles.map((pile, seat) => pile.map((lying, place) => known(seat, place, lying))) };
  }
  if (view.game === 'mu2') {
    const others = all.filter((other) => other.game === 'mu2');
    return {
      ...view,
      skat: view.skat ?? others.map((other) => other.skat).find((cards) => cards) ?? null,
      discards: view.discards ?? others.map((other) => other.discards).find((cards) => cards) ?? null,
    };
  }
  return view;
}
