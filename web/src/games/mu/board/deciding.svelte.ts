/** What is chosen at the board of Mü: cards for a bid, a card to play, a trump or partner in mind. */
import { Deciding } from '../../../table/shared/deciding.svelte';
import { letGo, refocus } from '../../../table/shared/keyboard.svelte';
import { byDigit, COLOURS, grouped, trumpOf, type Group, type Named } from '../cards';
import { announce } from '../../../lib/announce.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { Seat } from '../../../lib/types';
import type { MuView } from '../types';
import { capital, t } from '../../../lib/words.svelte';
import { cardName } from '../../../art/names';
import type { IconName } from '../../../art/icons';
import type { HandCard, HandGroup } from '../../../table/shared/hand';
import { copies } from '../../../table/shared/copies';
import { chiefTrump, playMove, viceTrump, type Zone } from './model';
import { fullName, groupName, whyNot } from './words';

const GROUP_ICONS: Record<string, IconName> = { double: 'double', chief: 'crown', vice: 'shield' };

export class MuDeciding extends Deciding<MuView> {
  /** Trump or partner: the move in mind. */
  choice = $state<string | null>(null);

  readonly naming = $derived.by(() => this.phase === 'trump' || this.phase === 'partner');
  readonly bidding = $derived.by(() => this.phase === 'auction');
  readonly playing = $derived.by(() => this.phase === 'play');

  /** The trump in mind while we name one. */
  readonly named = $derived.by(() => (this.phase === 'trump' ? (this.choice?.slice(6) ?? null) : null));
  readonly isChief = $derived.by(() => this.view.contract?.chief === this.you);
  /** The trumps as they are, or as they would be. */
  readonly chief = $derived.by((): Named => (this.isChief ? (this.named ?? chiefTrump(this.view)) : chiefTrump(this.view)));
  readonly vice = $derived.by((): Named => (this.isChief ? viceTrump(this.view) : (this.named ?? viceTrump(this.view))));

  readonly groups = $derived.by((): HandGroup[] => {
    const laid = this.naming ? (this.view.laid[this.below] ?? []) : [];
    const cards = [...copies(this.hand ?? [], 'hand'), ...copies(laid, `open-${this.below}`)];
    const parts =
      this.order === 'digit' && !this.naming
        ? byDigit(this.hand ?? [])
        : grouped(
            cards.map(({ card }) => card),
            this.chief,
            this.vice,
          );
    return parts.map((part) => this.#group(part, cards));
  });

  /** Our open cards, where they are a row of their own. */
  readonly row = $derived.by((): HandCard[] => {
    if (this.naming) return [];
    const cards = grouped(this.view.laid[this.below] ?? [], this.chief, this.vice).flatMap((group) => group.cards);
    return copies(cards, `open-${this.below}`).map(({ key, card }) => this.#card(key, card, 'open'));
  });

  readonly cards = $derived.by(() => this.groups.flatMap((group) => group.cards));
  readonly all = $derived.by(() => [...this.cards, ...this.row]);
  readonly rows = $derived.by(() => [this.row, this.cards].filter((row) => row.length).map((row) => row.map(({ key }) => key)));
  readonly tab = $derived.by(
    () => this.all.find(({ key, taken }) => key === this.focus && !taken)?.key ?? this.all.find((card) => !card.dim && !card.taken)?.key ?? null,
  );
  readonly basket = $derived.by(() => this.picked.flatMap((key) => this.all.filter((card) => card.key === key)).map(({ key, card }) => ({ key, card })));
  readonly #inBasket = $derived.by(() => ['bid', ...this.basket.map(({ card }) => card).sort()].join(' '));
  /** What lies in the basket is what was advised. */
  readonly basketIsAdvised = $derived.by(() => this.bidding && this.advice?.split(' ').sort().join() === this.#inBasket.split(' ').sort().join());
  readonly reason = $derived.by(() => this.all.find(({ key }) => key === this.why)?.reason ?? '');
  /** The suit to follow, where that leaves cards out. */
  readonly toFollow = $derived.by(() => (this.playing && this.all.some(({ dim }) => dim) ? this.suit : null));
  readonly liftedCard = $derived.by(() => this.all.find(({ key }) => key === this.lifted) ?? null);

  #group(part: Group, cards: { key: string; card: string }[]): HandGroup {
    const left = [...cards];
    const own = part.cards.map(
      (card) =>
        left.splice(
          left.findIndex((one) => one.card === card),
          1,
        )[0] as { key: string; card: string },
    );
    return {
      key: part.kind + part.of,
      label: groupName(part.kind, part.of),
      icon: GROUP_ICONS[part.kind],
      trump: part.kind in GROUP_ICONS,
      cards: own.map(({ key, card }) => this.#card(key, card, key.startsWith('open') ? 'open' : 'hand')),
    };
  }

  #card(key: string, card: string, zone: Zone): HandCard {
    const { view } = this;
    const trump = trumpOf(card, this.chief, this.vice);
    const label = fullName(card, zone, view, this.chief, this.vice);
    const made: HandCard = { key, card, label, trump };
    if (this.naming) return zone === 'open' ? { ...made, tag: t('mu-laid-tag') } : made;
    if (this.playing) {
      const move = playMove(view, card, zone);
      return move ? { ...made, hint: this.isAdvised(key) } : { ...made, dim: true, reason: whyNot(view, card, this.suit) };
    }
    if (this.bidding && zone === 'hand') {
      if (this.picked.includes(key)) return { ...made, label: t('mu-take-back', { card: cardName(card, 'mu') }), taken: true };
      const most = view.max_bid ?? 0;
      return this.picked.length < most || most === 1
        ? { ...made, hint: this.isAdvised(key) }
        : { ...made, dim: true, reason: t('mu-why-full', { count: most }) };
    }
    if (this.bidding) return { ...made, reason: t('mu-why-laid') };
    if (this.mayChooseEarly) return this.early === key ? { ...made, tag: t('seat-early') } : made;
    return this.you !== null && view.turn !== null ? { ...made, reason: this.question } : made;
  }

  override clear(): void {
    super.clear();
    this.choice = null;
  }

  press = (card: HandCard): void => {
    this.focus = card.key;
    if (this.you === null) return;
    if (this.takesTrick()) return;
    if (this.mayChooseEarly) return this.chooseEarly(card.key);
    if (card.reason) {
      this.lifted = null;
      this.why = this.why === card.key ? null : card.key;
      if (this.why) announce(card.reason);
      return;
    }
    this.why = null;
    if (this.bidding) this.pick(card.key);
    else if (this.playing && (settings.quickPlay || this.lifted === card.key)) this.play(card);
    else if (this.playing) this.lifted = card.key;
  };

  /** Whoever picks by Enter goes on to the next card; whoever picks by its number goes on to Enter. */
  pick(key: string, goesOn = true): void {
    this.why = null;
    const others = this.picked.filter((one) => one !== key);
    if (others.length < this.picked.length) this.picked = others;
    else this.picked = this.view.max_bid === 1 ? [key] : [...others, key];
    if (goesOn) void refocus();
  }

  drop = (card: HandCard): void => {
    if (this.bidding) this.pick(card.key);
    else if (this.playing) this.play(card);
  };

  play(card: HandCard): void {
    this.send(this.moveOf(card.key));
  }

  protected override moveOf(key: string): string | null {
    const card = this.all.find((one) => one.key === key);
    return card ? (playMove(this.view, card.card, key.startsWith('open') ? 'open' : 'hand') ?? null) : null;
  }

  bid = (): void => {
    if (this.bidding && this.basket.length) this.send(this.#inBasket);
  };
  pass = (): void => {
    if (this.bidding) this.send('pass');
  };
  confirm = (): void => {
    if (this.bidding) this.bid();
    else if (this.naming) this.send(this.choice);
    else if (this.playing && this.liftedCard) this.play(this.liftedCard);
  };
  cancel = (): void => {
    if (this.why) this.why = null;
    else if (this.early) this.early = null;
    else this.clear();
  };
  choose = (move: string): void => {
    this.choice = this.choice === move ? null : move;
  };

  /** What the main button does, in words; empty if there is nothing to do yet. */
  readonly deed = $derived.by((): string => {
    if (this.bidding) return this.basket.length ? t('mu-bid', { count: this.basket.length }) : '';
    if (this.naming && this.choice) return this.#choiceWord(this.choice.split(' ')[1] ?? '');
    return this.playing && this.liftedCard ? capital(t('mu-play', { card: cardName(this.liftedCard.card, 'mu') })) : '';
  });

  #choiceWord(what: string): string {
    if (this.view.phase === 'trump') return t('mu-name-it', { trump: t('card-trump', { kind: what }), kind: what });
    return /^\d$/.test(what) ? t('mu-take', { name: this.props().names[Number(what) as Seat] ?? '' }) : capital(t('mu-call', { card: cardName(what, 'mu') }));
  }

  /** The moves to choose from, in the order in which they are shown. */
  readonly options = $derived.by((): string[] => {
    const first = (move: string): string => move.split(' ')[1] ?? '';
    if (this.view.phase === 'trump') {
      const place = (what: string): number => (what === 'none' ? 99 : COLOURS.includes(what) ? COLOURS.indexOf(what) : 19 - Number(what));
      return [...this.view.legal].sort((a, b) => place(first(a)) - place(first(b)));
    }
    const place = (what: string): number =>
      what.length > 1 ? 10 * COLOURS.indexOf(what.charAt(0)) + 9 - Number(what.charAt(1)) : (Number(what) - this.below + this.view.players) % this.view.players;
    return [...this.view.legal].sort((a, b) => place(first(a)) - place(first(b)));
  });

  /** Put the keyboard on card n, and press it. */
  number = (n: number): void => {
    if (this.naming) {
      const move = this.options[n];
      if (move) this.choose(move);
      letGo();
      return;
    }
    const card = this.all[n];
    if (!card) return;
    if (this.bidding && !card.reason) {
      this.pick(card.key, false);
      letGo();
      return;
    }
    this.focusOn(card.key);
    if (card.taken) this.pick(card.key);
    else this.press(card);
  };
}
