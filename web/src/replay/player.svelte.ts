/** Stepping through a hand: where we are, and going on by itself. */
import type { Film } from './film';

/** Milliseconds from move to move. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;
/** A finished trick stays longer. */
const LINGER = 1.7;

export class Player {
  step = $state(0);
  playing = $state(false);
  speed = $state<Speed>('normal');
  film = $state.raw<Film | null>(null);

  readonly steps = $derived(this.film?.steps ?? 0);
  readonly stops = $derived(this.film?.stops ?? [0]);
  readonly isDone = $derived(this.step >= this.steps);

  show(film: Film, step: number): void {
    this.film = film;
    this.step = Math.max(0, Math.min(step, film.steps));
    this.playing = false;
  }

  to(step: number): void {
    this.step = Math.max(0, Math.min(Math.round(step), this.steps));
    if (this.isDone) this.playing = false;
  }

  by(moves: number): void {
    this.playing = false;
    this.to(this.step + moves);
  }

  /** To the next or the last place where a chapter ends. */
  byChapter(direction: 1 | -1): void {
    this.playing = false;
    const found = direction > 0 ? this.stops.find((stop) => stop > this.step) : this.stops.filter((stop) => stop < this.step).at(-1);
    if (found !== undefined) this.to(found);
  }

  toggle(): void {
    if (!this.playing && this.isDone) this.step = 0;
    this.playing = !this.playing && this.steps > 0;
  }

  faster(): void {
    const all = Object.keys(SPEEDS) as Speed[];
    this.speed = all[(all.indexOf(this.speed) + 1) % all.length]!;
  }

  /** How long this position is shown while it plays. */
  get pause(): number {
    return SPEEDS[this.speed] * (this.film?.isTrickFull(this.step) ? LINGER : 1);
  }

  /** The keys of replays; true if this was one. */
  key(key: string, isSlider: boolean): boolean {
    switch (key) {
      case '[':
        this.byChapter(-1);
        return true;
      case ']':
        this.byChapter(1);
        return true;
      case ' ':
        this.toggle();
        return true;
    }
    if (isSlider) return false; // it moves by itself
    switch (key) {
      case 'ArrowLeft':
        this.by(-1);
        return true;
      case 'ArrowRight':
        this.by(1);
        return true;
      case 'Home':
        this.by(-this.steps);
        return true;
      case 'End':
        this.by(this.steps);
        return true;
    }
    return false;
  }
}
