/** What is chosen at a plain board: a card of the hand, or a move by its words. */
import { about } from '../../games';
import { announce } from '../../lib/announce.svelte';
import { say } from '../../lib/said';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import { copies } from '../shared/copies';
import { Deciding } from '../shared/deciding.svelte';
import type { HandCard } from '../shared/hand';

export interface Offer {
  move: string;
  /** In words, with cards as tokens. */
  text: string;
}

export class PlainDeciding extends Deciding {
  /** What may be done, in words; as it is written where the game has no words for it. */
  readonly offers = $derived.by((): Offer[] => {
    const { view, names, you } = this.props();
    const said = view.offers ?? [];
    return !this.mine ? [] : view.legal.map((move, i) => ({ move, text: said[i] ? say(said[i], { names, you }) : move }));
  });
  readonly cards = $derived.by((): HandCard[] => copies(this.hand ?? [], 'hand').map(({ key, card }) => this.#card(key, card)));
  /** What is offered with the lifted card, or else what needs no card of the hand. */
  readonly choices = $derived.by(() => {
    const lifted = this.cards.find(({ key }) => key === this.lifted);
    return lifted ? this.#with(lifted.card) : this.offers.filter(({ move }) => !this.cards.some(({ card }) => uses(move, card)));
  });
  readonly rows = $derived.by(() => [this.cards.map(({ key }) => key)]);
  readonly tab = $derived.by(() => (this.cards.find(({ key }) => key === this.focus) ?? this.cards.find(({ dim }) => !dim) ?? this.cards[0])?.key ?? null);
  readonly reason = $derived.by(() => this.cards.find(({ key }) => key === this.why)?.reason ?? '');

  #with(card: string): Offer[] {
    return this.offers.filter(({ move }) => uses(move, card));
  }

  #card(key: string, card: string): HandCard {
    const made = { key, card, label: about(this.view.game).pack.cardName(card), hint: this.advice !== null && uses(this.advice, card) };
    if (this.you === null || this.#with(card).length) return made;
    return this.mine ? { ...made, dim: true, reason: t('plain-not-now') } : { ...made, reason: this.question };
  }

  press = (card: HandCard): void => {
    this.focus = card.key;
    if (this.you === null) return;
    if (this.takesTrick()) return;
    if (card.reason) {
      this.lifted = null;
      this.why = this.why === card.key ? null : card.key;
      if (this.why) announce(card.reason);
      return;
    }
    this.why = null;
    const moves = this.#with(card.card);
    if (moves.length === 1 && (settings.quickPlay || this.lifted === card.key)) this.send(moves[0]!.move);
    else this.lifted = moves.length ? card.key : null;
  };
  drop = (card: HandCard): void => {
    const moves = this.#with(card.card);
    if (moves.length === 1) this.send(moves[0]!.move);
    else this.lifted = card.key;
  };
  /** By its number: a card, and after the cards what is offered. */
  number = (n: number): void => {
    const card = this.cards[n];
    if (card) {
      this.focusOn(card.key);
      this.press(card);
    } else this.send(this.choices[n - this.cards.length]?.move);
  };
  confirm = (): void => {
    if (this.choices.length === 1) this.send(this.choices[0]!.move);
  };
}

const uses = (move: string, card: string): boolean => move.split(' ').includes(card);
