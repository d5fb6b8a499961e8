/** A draft and what the rules say to it. Taps are never waited for: they are kept at once, and the server catches up. */
import { api, Refusal } from '../lib/api';
import type { Seat, View } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { GameRecord, Wrong } from '../replay/types';
import { keepDraft, type Draft } from './drafts';

export interface Jotted {
  ok: boolean;
  error: Wrong | null;
  actions: string[];
  forced: number;
  view: View | null;
  possible: string[];
  legal: string[];
  most: number | null;
  known: string[][];
  unknown: number;
  summary: Record<string, unknown> | null;
  draws: boolean;
  record: GameRecord | null;
}

/** What is known of a hand, as the server wants it. */
export const remembered = ({ game, players, options, starter, actions, known = [] }: Draft): Record<string, unknown> => ({
  game,
  players,
  options,
  starter,
  actions,
  known,
});

/** Seconds until a server that was too busy, or not there, is asked again. */
const PATIENCE = 3;

export class Writer {
  draft = $state.raw<Draft>()!;
  /** The last answer that held. */
  answer = $state.raw<Jotted | null>(null);
  /** Why the last move cannot be. */
  refused = $state('');
  /** No answer comes: what was tapped waits. */
  waiting = $state('');
  failed = $state(false);
  #asking = false;
  /** What was remembered when the last answer held: a card that cannot be is taken back, and no move is. */
  #known: string[][] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(draft: Draft) {
    this.draft = draft;
    this.#known = draft.known;
    void this.#catchUp();
  }

  get turn(): Seat | null {
    return this.answer?.view?.turn ?? null;
  }
  /** Whether everything tapped has been judged. */
  get settled(): boolean {
    return !this.#asking && !this.waiting;
  }

  add(action: string): void {
    this.refused = '';
    this.#keep({ ...this.draft, actions: [...this.draft.actions, action] });
  }
  undo(): void {
    this.refused = '';
    this.#keep(this.draft.drawn ? { ...this.draft, drawn: null } : { ...this.draft, actions: this.draft.actions.slice(0, -1) });
  }
  set(change: Partial<Draft>): void {
    this.refused = '';
    this.#keep({ ...this.draft, ...change });
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  #keep(draft: Draft): void {
    this.draft = draft;
    this.failed = !keepDraft(draft);
    void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    try {
      let asked: Draft;
      do {
        asked = this.draft;
        await this.#ask(asked);
      } while (asked !== this.draft);
      this.waiting = '';
    } catch (problem) {
      this.waiting = problem instanceof Refusal ? problem.sentence : t('jot-waiting');
      this.#timer = setTimeout(() => void this.#catchUp(), PATIENCE * 1000);
    } finally {
      this.#asking = false;
    }
  }

  async #ask(asked: Draft): Promise<void> {
    const { drawn, known } = asked;
    const found = await api.post<Jotted>('/jottings', { ...remembered(asked), end_draw: drawn });
    if (!found.error) {
      this.answer = found;
      this.#known = known;
      return;
    }
    const { action, code, sentence } = found.error;
    if (known !== this.#known) {
      this.refused = sentence;
      this.draft = { ...this.draft, known: this.#known };
      keepDraft(this.draft);
      return;
    }
    // whoever taps on after the last card has seen what was filled in by itself
    if (code !== 'deal-over') this.refused = this.#named(sentence, action === (this.answer?.actions.length ?? 0) ? this.turn : null);
    if (action !== null && action < this.draft.actions.length) this.draft = { ...this.draft, actions: this.draft.actions.slice(0, action) };
    else if (drawn) this.draft = { ...this.draft, drawn: null };
    keepDraft(this.draft);
  }

  /** Rules speak to whoever moves; here it is somebody else who reads. */
  #named(sentence: string, seat: Seat | null): string {
    return seat === null ? sentence : t('jot-refused', { name: this.draft.players[seat] ?? '', sentence });
  }
}
