/** What a bot would do here: asked for at practice tables, and good until somebody has moved. */
import { catalogue, hasAdvice } from '../lib/catalogue.svelte';
import type { Advice } from '../lib/types';
import type { Visit } from './visit.svelte';

export class Hinting {
  asking = $state(false);
  #given = $state.raw<{ at: number; advice: Advice } | null>(null);
  readonly advice = $derived.by(() => (this.#given && this.#given.at === this.visit.position ? this.#given.advice : null));
  readonly isAllowed = $derived.by(() => this.visit.table.settings.practice && this.visit.isMine && hasAdvice(this.visit.game));

  /** `isLesson`: its hands were chosen for whoever follows a bot of the house, move by move. */
  constructor(
    readonly visit: Visit,
    private readonly isLesson: boolean,
  ) {
    void catalogue().catch(() => null);
  }

  ask = async (): Promise<void> => {
    if (this.asking || !this.isAllowed) return;
    this.asking = true;
    this.visit.problem = '';
    const at = this.visit.position;
    const answer = await this.visit.link.wish('hint', { coach: !this.isLesson });
    this.asking = false;
    if (!answer.ok) this.visit.problem = answer.sentence;
    else if (answer.advice) this.#given = { at, advice: answer.advice };
  };

  forget = (): void => {
    this.#given = null;
  };
}
