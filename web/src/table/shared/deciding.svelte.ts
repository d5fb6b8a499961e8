/** What is chosen so far at a board, before it is a move: picked cards, a lifted card, the one whose reason is shown. */
import { announce } from '../../lib/announce.svelte';
import { say, spoken } from '../../lib/said';
import type { View } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import type { BoardProps } from '../board';
import { mover } from '../mover';
import { isMeant } from './copies';
import { focusCard } from './keyboard.svelte';

/** Milliseconds in which a touch more belongs to the move before. */
const TWICE = 600;

export abstract class Deciding<V extends View = View> {
  /** The keys of the picked cards, in the order they were picked. */
  picked = $state<string[]>([]);
  /** The card that a second tap plays. */
  lifted = $state<string | null>(null);
  /** The card that was chosen in advance, while others think; it stays chosen when they move. */
  early = $state<string | null>(null);
  /** The card whose reason is shown. */
  why = $state<string | null>(null);
  /** The card that has the keyboard. */
  focus = $state<string | null>(null);
  order = $state<'law' | 'digit'>('law');

  #sent = 0;

  constructor(readonly props: () => BoardProps<V>) {}

  readonly view = $derived.by(() => this.props().view);
  readonly you = $derived.by(() => this.props().you);
  readonly below = $derived.by(() => this.props().below);
  readonly #mover = $derived.by(() => mover(this.you, this.props().bots));
  readonly mine = $derived.by(() => this.#mover !== null && this.view.turn === this.#mover);
  /** The phase, while it is our turn. */
  readonly phase = $derived.by(() => (this.mine ? this.view.phase : ''));
  /** Nothing can be sent just now. */
  readonly busy = $derived.by(() => this.props().act === null);
  readonly advice = $derived.by(() => (this.mine ? (this.props().advice ?? null) : null));
  /** The cards of the seat below; null if they are not ours to see. */
  readonly hand = $derived.by((): string[] | null => this.props().hands?.[this.below] ?? (this.view.seat === this.below ? (this.view.hand ?? null) : null));
  /** The plain sentence: "Your turn: follow green". */
  readonly question = $derived.by(() => {
    const { view, names } = this.props();
    return view.question ? spoken(say(view.question, { names, you: this.#mover }), view.game) : t('seat-over');
  });
  /** The suit that is to be followed, or the trumps; null if nothing is. */
  readonly suit = $derived.by((): string | null => {
    const facts = Object.values(this.view.question?.facts ?? {});
    return facts.flatMap((fact) => (typeof fact === 'object' && 'trump' in fact ? [fact.trump] : []))[0] ?? null;
  });
  readonly up = $derived.by(() => [this.lifted, this.mine ? null : this.early].filter((key) => key !== null));
  /** Whether a card may be chosen in advance: others play their cards, and our turn will come. */
  readonly mayChooseEarly = $derived.by(() => {
    const { table, holding } = this.props();
    return this.#mover !== null && !this.mine && !holding && table?.phase === 'playing' && this.view.turn !== null && this.isEarlyPhase(this.view.phase);
  });
  /** A new view of the same moment, as after a lost line, leaves what was chosen alone. */
  readonly moment = $derived.by(() => [this.view.phase, this.view.turn, this.view.log.length].join(' '));

  /** Everything is forgotten: somebody has moved. */
  clear(): void {
    this.picked = [];
    this.lifted = null;
    this.why = null;
  }

  /** A full trick that still lies there is taken away. Whether a touch means no more than that: it is not our turn. */
  takesTrick(): boolean {
    const { holding, skip } = this.props();
    if (holding) skip();
    return holding && !this.mine;
  }

  /** The phases in which cards are played one by one. */
  protected isEarlyPhase(phase: string): boolean {
    return phase === 'play';
  }

  /** A touch while others think: this card next, or not after all. */
  chooseEarly(key: string): void {
    if (Date.now() - this.#sent < TWICE) return;
    this.early = this.early === key ? null : key;
    this.why = null;
    announce(t(this.early ? 'seat-early-chosen' : 'seat-early-not'));
  }

  /** It is our turn: what was chosen in advance is played, or its reason says why it cannot be. */
  playEarly(): void {
    const key = this.early;
    this.early = null;
    if (key && !this.isEarlyPhase(this.view.phase)) return;
    const move = key && this.moveOf(key);
    if (move) this.send(move);
    else this.why = key;
  }

  /** The move that plays this card, if it may be played. */
  protected moveOf(_: string): string | null {
    return null;
  }

  send(move: string | null | undefined): void {
    const { act } = this.props();
    if (!act || !move) return;
    this.#sent = Date.now();
    void act(move);
  }

  isAdvised(key: string): boolean {
    return isMeant(this.advice, key, this.picked);
  }

  /** Our cards by their keys, row by row from the top; and the one that Tab reaches. */
  abstract readonly rows: string[][];
  abstract readonly tab: string | null;

  /** One card to the right or left, or one row down or up. */
  arrow = (right: number, down: number): void => {
    const { tab, rows } = this;
    if (tab === null) return;
    if (document.activeElement?.id !== `card-${tab}`) return this.focusOn(tab);
    const at = rows.findIndex((row) => row.includes(tab));
    const [row, other] = [rows[at] ?? [], rows[at + down] ?? []];
    const place = row.indexOf(tab);
    const next = down ? other[Math.round((place / Math.max(1, row.length - 1)) * (other.length - 1))] : row[(place + right + row.length) % row.length];
    if (next) this.focusOn(next);
  };

  sort = (): void => {
    this.order = this.order === 'law' ? 'digit' : 'law';
  };

  focusOn(key: string): void {
    this.focus = key;
    focusCard(key);
  }
}
