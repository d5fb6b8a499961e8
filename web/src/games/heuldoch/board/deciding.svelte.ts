/** What is chosen at the board of Heul doch!: a hand card, and with it where it may go. */
import { tick } from 'svelte';
import type { Seat } from '../../../lib/types';
import { layout } from '../../../lib/layout.svelte';
import { copies } from '../../../table/shared/copies';
import { Deciding } from '../../../table/shared/deciding.svelte';
import { cardOf, isSpecial } from '../piles';
import type { HeulView } from '../types';
import { planFor, type Plan } from './plan';

/** Numbers by suit, specials last. */
export function sorted(cards: readonly string[]): { key: string; card: string }[] {
  const rank = (name: string) => (isSpecial(name) ? `~${name}` : name);
  return copies(
    [...cards].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)),
    'hand',
  );
}

export class HeulDeciding extends Deciding<HeulView> {
  /** Where the pointer was let go last. */
  pointer = { x: 0, y: 0 };
  /** Whose pile is looked into. */
  inside = $state<Seat | null>(null);

  /** Whether piles may be searched: when they are counted, and in replays. */
  readonly mayLook = $derived.by(() => this.props().table === null || this.view.result !== null);

  readonly cards = $derived.by(() => sorted(this.hand ?? []));
  readonly card = $derived.by(() => (this.mine ? (this.cards.find(({ key }) => key === this.lifted)?.card ?? null) : null));
  readonly plan = $derived.by((): Plan | null =>
    this.card !== null && this.you !== null ? planFor(this.view, this.you, this.card, this.props().names, layout.phone) : null,
  );
  readonly sentence = $derived.by(() => this.props().told || (this.plan?.sentence ?? this.question));
  /** The special card that is shown before it works, and who played it. */
  readonly staged = $derived.by((): { card: string; seat: Seat; name: string } | null => {
    const [seat, move] = this.view.log.at(-1) ?? [0, ''];
    const [card, number] = [move.split(' ')[0] ?? '', this.view.log.length - 1];
    const isShown = this.props().holding && isSpecial(card) && !this.view.discards.some(({ laid_by }) => laid_by === number);
    return isShown ? { card, seat, name: `laid-${number}` } : null;
  });
  /** The suit of the picked card, for the little picture beside the sentence. */
  readonly shownSuit = $derived.by(() => (this.card && !isSpecial(this.card) ? this.card.charAt(0) : null));
  readonly advised = $derived.by(() => this.cards.find(({ card }) => this.advice && cardOf(this.advice) === card)?.key ?? null);
  readonly rows = $derived.by(() => [this.cards.map(({ key }) => key)]);
  readonly tab = $derived.by(() => (this.cards.find(({ key }) => key === this.focus) ?? this.cards[0])?.key ?? null);
  /** Whether we can play from here. */
  readonly plays = $derived.by(() => this.you !== null && this.below === this.you && !this.props().hands);
  /** Whether others' hands lie open beside their piles. */
  readonly opened = $derived.by(() => this.props().hands?.some((cards, seat) => cards && seat !== this.below) ?? false);
  /** Who made the last move: new cards come from there. */
  readonly mover = $derived.by(() => this.view.log.at(-1)?.[0] ?? null);

  make = (move: string | null | undefined): void => {
    if (!move || this.busy) return;
    this.lifted = null;
    this.send(move);
  };

  /** A first touch picks a card; a second one plays it, where nothing is left to choose. */
  press = (key: string): void => {
    this.focus = key;
    if (this.takesTrick()) return;
    if (this.mayChooseEarly) return this.chooseEarly(key);
    if (this.busy || !this.mine) return;
    if (this.lifted !== key || !this.plan) {
      this.lifted = key;
      return;
    }
    const { marks, deeds, onion } = this.plan;
    const open = new Set([...marks.flatMap(({ move }) => move ?? []), ...deeds.map(({ move }) => move)]);
    if (open.size === 1) this.make([...open][0]);
    else if (open.size === 0 && onion) this.make(onion);
    else document.querySelector<HTMLElement>('[data-board] :is(.lit button, .deeds .main, .foot .main)')?.focus();
  };

  protected override isEarlyPhase(): boolean {
    return true;
  }

  /** Where it goes is still to be said: it is picked already. */
  override playEarly(): void {
    this.lifted = this.cards.some(({ key }) => key === this.early) ? this.early : null;
    this.early = null;
  }

  drop = async (key: string): Promise<void> => {
    this.lifted = key;
    await tick();
    const under = document.elementsFromPoint(this.pointer.x, this.pointer.y).map((node) => node.closest<HTMLElement>('[data-drop]')?.dataset.drop);
    const target = under.find(Boolean);
    if (target === 'onion') this.make(this.plan?.onion);
    else if (target) this.make(this.plan?.marks[Number(target)]?.move);
  };

  number = (n: number): void => {
    const card = this.cards[n];
    if (!card) return;
    this.focusOn(card.key);
    this.press(card.key);
  };
}
