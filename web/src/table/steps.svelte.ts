/** Nothing moves faster than the eye can follow: steps of the table are shown one after another, and a full trick stays a while. */
import type { Step } from '../lib/link.svelte';
import { settings, type Speed } from '../lib/settings.svelte';
import type { Seat, TableEvent, TableState, View } from '../lib/types';

/** Milliseconds between two moves, for a full trick, for a moment to gasp, and for each effect of a card, as somebody likes it. */
const PACES: Record<Speed, { between: number; hold: number; moment: number; effect: number }> = {
  relaxed: { between: 800, hold: 2400, moment: 2200, effect: 800 },
  brisk: { between: 260, hold: 1200, moment: 1500, effect: 450 },
  'at-once': { between: 60, hold: 250, moment: 250, effect: 60 },
};
export const pace = () => PACES[settings.speed];
/** So many steps behind, somebody has been away: show how it is now. */
const TOO_MANY = 14;

/** What a view shows of tricks, in games that have them. */
interface Tricks {
  trick: string[];
  leader?: Seat | null;
  last_trick?: { leader: Seat; cards: string[]; winner: Seat } | null;
}
const tricksOf = (view: View | null): Tricks | null => (view && 'trick' in view && Array.isArray(view.trick) ? (view as unknown as Tricks) : null);

/** Whether a trick has been finished between these two views, as far as they show it. */
export function trickIsFull(before: View | null, after: View | null): boolean {
  const [old, now] = [tricksOf(before), tricksOf(after)];
  return Boolean(now?.last_trick && !now.trick.length && old?.trick.length && old.trick.length + 1 >= now.last_trick.cards.length);
}

/** The view with the trick that has just been finished, where there is one; tables that hide the last trick show it this once. */
export function fullTrick(before: View | null, after: View | null, events: readonly TableEvent[]): View | null {
  const [old, now] = [tricksOf(before), tricksOf(after)];
  const moves = events.filter(({ event }) => event === 'moved').map(({ move }) => String(move).split(' '));
  if (!old?.trick.length || !now || now.trick.length || moves.at(-1)?.[0] !== 'play') return null;
  if (now.last_trick) return after;
  if (typeof old.leader !== 'number') return null;
  const cards = [...old.trick, ...moves.flatMap(([word, card]) => (word === 'play' && card ? [card] : []))];
  return { ...after, last_trick: { leader: old.leader, cards, winner: now.leader ?? old.leader } } as unknown as View;
}

export class Steps {
  table = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  /** How far the table has come in what is shown. */
  version = $state(0);
  holding = $state(false);
  /** Whether what is shown is all there is. */
  current = $state(true);

  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  /** What is still to be shown of this step before it is all there. */
  #stages: View[] = [];
  #isStaged = false;
  /** The events of the step that is shown. */
  events = $state.raw<TableEvent[]>([]);
  /** What is shown when the trick is taken away. */
  #after: View | null = null;

  constructor(
    readonly shown: (events: TableEvent[], before: View | null, after: View | null) => void,
    readonly stages: (before: View, after: View, move: string) => View[] = () => [],
  ) {}

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
      this.#show({ ...all.at(-1)!, events: all.flatMap((one) => one.events), fresh: true });
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
    if (this.holding) this.view = this.#after;
    this.#stages = [];
    this.holding = false;
  }

  #pump(): void {
    this.current = this.#queue.length === 0 && !this.holding;
    if (this.#timer !== undefined) return;
    const next = this.#queue[0];
    if (!next) return;
    const wait = Math.max(0, this.#last + pace().between - Date.now());
    if (wait > 0 && next.events.some((event) => event.event === 'moved')) {
      this.#later(wait);
      return;
    }
    this.#queue.shift();
    this.#show(next);
    if (this.holding) this.#later(this.#isStaged ? pace().moment : pace().hold);
    else this.#pump();
  }

  #later(wait: number): void {
    this.#timer = setTimeout(() => {
      const next = this.#stages.shift();
      if (next) {
        this.view = next;
        this.#later(pace().effect);
        return;
      }
      this.#clear();
      this.#pump();
    }, wait);
  }

  #show(step: Step): void {
    const before = this.view;
    this.table = step.table;
    this.version = step.version;
    const full = step.fresh ? null : fullTrick(before, step.view, step.events);
    const [first, ...stages] = full ? [full] : step.fresh ? [] : this.#staged(before, step);
    this.events = step.events;
    this.view = first ?? step.view;
    this.#stages = stages;
    this.#isStaged = !full;
    this.#after = step.view;
    this.#last = Date.now();
    this.holding = first !== undefined;
    this.current = this.#queue.length === 0 && !this.holding;
    this.shown(step.events, before, step.view);
  }

  #staged(before: View | null, { view, events }: Step): View[] {
    const moves = events.filter(({ event }) => event === 'moved');
    return before && view && moves.length === 1 ? this.stages(before, view, String(moves[0]!.move)) : [];
  }
}
