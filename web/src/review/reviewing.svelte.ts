/** The review of one hand: asked for, waited for, looked through. */
import { api, Refusal } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { Decision, Reviewed, Seat } from '../lib/types';
import { t } from '../lib/words.svelte';
import { reviewed } from '../replay/kept';
import { onlyHand } from '../replay/record';
import { DoesNotHold, type Source, type Wrong } from '../replay/types';
import { isNamed } from './verdicts';

/** Milliseconds after which we ask again, at first and later. */
const FIRST = 500;
const LATER = 2500;

type Asked = { ok: boolean; error: Wrong | null; review: Reviewed | null };

export class Reviewing {
  /** Whose decisions; null for everybody's. */
  seat = $state<Seat | null>(null);
  /** Of a record: this seat was ours. */
  mine = $state(false);
  found = $state.raw<Reviewed | null>(null);
  problem = $state('');
  /** The action that is being tried again, and what was chosen for it. */
  trying = $state<number | null>(null);
  chosen = $state<string | null>(null);

  readonly hand = $derived(this.found?.review?.hands[0] ?? null);
  readonly decisions = $derived(new Map(this.hand?.decisions.map((one) => [one.action, one])));
  readonly named = $derived((this.hand?.decisions ?? []).filter(isNamed));
  #round = 0;

  constructor(
    readonly source: Source,
    readonly deal: number,
    readonly players: string[],
  ) {}

  /** The decision whose move was the last before this position. */
  at(step: number): Decision | null {
    return this.decisions.get(step - 1) ?? null;
  }

  /** The position after the next loss, or the one before; null if there is none. */
  beside(step: number, direction: 1 | -1): number | null {
    const steps = this.named.map(({ action }) => action + 1);
    return (direction > 0 ? steps.find((one) => one > step) : steps.filter((one) => one < step).at(-1)) ?? null;
  }

  async ask(seat: Seat | null): Promise<void> {
    const round = (this.#round += 1);
    this.seat = seat;
    this.found = null;
    this.problem = '';
    this.tryNothing();
    try {
      await me.ensure();
      let found = await this.#asked(seat);
      let pause = FIRST;
      while (round === this.#round) {
        this.found = found;
        if (found.state === 'failed') this.problem = t('review-failed');
        if (found.state === 'done' || found.state === 'failed') return;
        await new Promise((done) => setTimeout(done, pause));
        pause = Math.min(LATER, pause * 1.3);
        if (round === this.#round) found = await api.get<Reviewed>(`/reviews/${found.id}`);
      }
    } catch (failed) {
      if (round !== this.#round) return;
      this.problem = failed instanceof Refusal ? failed.sentence : failed instanceof DoesNotHold ? failed.wrong.sentence : t('ui-unreachable');
    }
  }

  async #asked(seat: Seat | null): Promise<Reviewed> {
    const { table, memory } = this.source;
    if (table) return api.post<Reviewed>(`/tables/${encodeURIComponent(table.id)}/reviews`, { match: table.match, hand: this.deal, seat });
    const record = memory ?? onlyHand(await this.source.record(), this.deal);
    const { error, review } = await api.post<Asked>('/reviews', { record, deal: 0, seat, mine: this.mine ? seat : null });
    if (error) throw new DoesNotHold(error);
    if (this.source.text !== null) reviewed(this.source.text, review!.id);
    return review!;
  }

  tryAgain(action: number): void {
    this.trying = action;
    this.chosen = null;
  }
  tryNothing(): void {
    this.trying = null;
    this.chosen = null;
  }

  /** Nobody looks any more. */
  end(): void {
    this.#round += 1;
  }
}
