/** What is chosen at the board of Mü for two: hand cards for a bid or the discard, a card to play, a trump in mind. */
import { Deciding } from '../../../table/shared/deciding.svelte';
import { copies } from '../../../table/shared/copies';
import { letGo } from '../../../table/shared/keyboard.svelte';
import type { IconName } from '../../../art/icons';
import { cardName } from '../../../art/names';
import { byDigit, COLOURS, points, trumpOf } from '../../mu/cards';
import { bigOf, columnsOf, goalFor, groups, leaderOf, playMove, smallOf, type Kind, type Open } from '../columns';
import { settings } from '../../../lib/settings.svelte';
import type { Seat } from '../../../lib/types';
import type { Mu2View } from '../types';
import { capital, t } from '../../../lib/words.svelte';
import type { HandCard, HandGroup } from '../../../table/shared/hand';
import type { Look } from './Columns.svelte';
import { fullName, whyNot } from './words';

const ICONS: Record<string, IconName> = { super: 'double', big: 'crown', small: 'shield' };
const keyOf = (zone: string, card: string, copy: number): string => `${zone}-${card}-${copy}`;
const split = (key: string): { zone: 'hand' | 'open'; card: string } => {
  const [zone, card] = key.split('-');
  return { zone: zone as 'hand' | 'open', card: card ?? '' };
};

export class Mu2Deciding extends Deciding<Mu2View> {
  /** The column whose open cards are spread out for a thumb. */
  fan = $state<string | null>(null);
  /** The trump in mind. */
  trump = $state<string | null>(null);

  readonly isCrown = $derived.by(() => this.you !== null && this.view.contract?.chief === this.you);

  /** The trumps as they are, or as they would be with the one in mind. */
  readonly big = $derived.by((): Kind => (this.phase === 'trump' && this.isCrown ? (this.trump ?? bigOf(this.view)) : bigOf(this.view)));
  readonly small = $derived.by((): Kind => (this.phase === 'trump' && !this.isCrown ? (this.trump ?? smallOf(this.view)) : smallOf(this.view)));

  /** How many cards may be picked now. */
  readonly most = $derived.by(() => (this.phase === 'auction' ? (this.view.max_bid ?? 0) : this.phase === 'discard' ? (this.view.discard ?? 0) : 0));
  readonly hasTrumps = $derived.by(() => this.big !== null || this.small !== null);
  readonly canSort = $derived.by(() => this.cards.length > 1 && this.phase !== 'trump');
  /** The suit to follow, where that leaves cards out. */
  readonly toFollow = $derived.by(() =>
    this.phase === 'play' && this.all.some((key) => !playMove(this.view, split(key).card, split(key).zone)) ? this.suit : null,
  );
  readonly picks = $derived.by(() => this.picked.map((key) => split(key).card));
  readonly total = $derived.by(() => (this.you === null ? 0 : (this.view.open[this.you]?.length ?? 0)) + this.picked.length);
  readonly leader = $derived.by(() => leaderOf(this.view));
  /** Whether the picked cards would bring the crown. */
  readonly leads = $derived.by(() => {
    const other = this.view.open[1 - (this.you ?? 0)]?.length ?? 0;
    return this.total > other || (this.total === other && this.leader === this.you);
  });
  readonly goal = $derived.by(() => goalFor(this.total));

  readonly groups = $derived.by((): HandGroup[] => {
    const skat = this.phase === 'discard' ? [...(this.view.skat ?? [])] : [];
    const sorted =
      this.order === 'digit' && this.phase !== 'trump'
        ? byDigit(this.hand ?? []).map(({ of, cards }) => ({ column: of, cards }))
        : groups(this.hand ?? [], this.big, this.small);
    return sorted.map(({ column, cards }) => ({
      key: column,
      label: column.length > 1 ? t(`mu2-column-${column}`) : /\d/.test(column) ? t('mu2-column-digit', { digit: column }) : t(`card-Colour-${column}`),
      icon: ICONS[column],
      trump: column.length > 1,
      cards: copies(cards, 'hand').map(({ key, card }) => {
        const found = skat.indexOf(card);
        if (found >= 0) skat.splice(found, 1);
        return this.#held(key, card, found >= 0);
      }),
    }));
  });
  readonly cards = $derived.by(() => this.groups.flatMap((group) => group.cards));
  readonly columns = $derived.by(() => columnsOf(this.view, this.below, this.phase === 'auction' ? this.picks : [], { big: this.big, small: this.small }));
  readonly otherColumns = $derived.by(() => columnsOf(this.view, 1 - this.below, [], { big: this.big, small: this.small }));
  readonly fanned = $derived.by(() => (this.phase === 'play' ? (this.columns.find(({ column }) => column === this.fan) ?? null) : null));
  readonly openKeys = $derived.by(() =>
    this.columns.flatMap(({ open }) => open.filter(({ picked }) => !picked).map(({ card, copy }) => keyOf('open', card, copy))),
  );
  /** Everything that can be played, in the order of the keys: the hand, then the open cards. */
  readonly all = $derived.by(() => [...this.cards.map(({ key }) => key), ...this.openKeys]);
  readonly rows = $derived.by(() => [this.openKeys, this.cards.map(({ key }) => key)]);
  readonly tab = $derived.by(() => (this.focus && this.all.includes(this.focus) ? this.focus : (this.all[0] ?? null)));
  /** The columns that may be turned up, from left to right. */
  readonly ask = $derived.by(() =>
    this.columns.map(({ column }) => column).filter((column) => this.phase === 'reveal' && this.view.legal.includes(`reveal ${column}`)),
  );
  /** What may be named: colours, digits from the top, none. */
  readonly kinds = $derived.by(() =>
    [...COLOURS, ...'9876543210', 'none'].filter((kind) => this.phase === 'trump' && this.view.legal.includes(`trump ${kind}`)),
  );
  override readonly up = $derived.by(() => (this.phase === 'discard' ? this.picked : this.lifted ? [this.lifted] : []));
  readonly reason = $derived.by(() => (this.why ? this.#reason(this.why) : ''));
  /** The points of the cards picked for the discard. */
  readonly worth = $derived.by(() => this.picks.reduce((sum, card) => sum + points(card), 0));
  /** The trumps we would hold, by kind, the strongest first. */
  readonly trumps = $derived.by(() =>
    groups([...(this.hand ?? []), ...(this.view.open[this.below] ?? [])], this.big, this.small).filter(({ column }) => column.length > 1),
  );
  /** How many there are of each kind. */
  readonly would = $derived.by(() => {
    const count = (column: string): number => this.trumps.find((one) => one.column === column)?.cards.length ?? 0;
    const kinds = { super: count('super'), big: count('big'), small: count('small') };
    return { ...kinds, count: kinds.super + kinds.big + kinds.small };
  });

  #held(key: string, card: string, fromSkat: boolean): HandCard {
    const made: HandCard = {
      key,
      card,
      label: fullName(card, this.view, 'hand'),
      trump: trumpOf(card, this.big, this.small),
      ...(fromSkat ? { tag: t('mu2-skat-tag') } : {}),
    };
    if (this.phase === 'auction') {
      if (this.picked.includes(key)) return { ...made, label: t('mu2-unpick', { card: cardName(card, 'mu2') }), taken: true };
      return this.picked.length < this.most ? { ...made, hint: this.isAdvised(key) } : { ...made, dim: true, reason: this.#reason(key) };
    }
    if (this.phase === 'discard') {
      return this.picked.includes(key) || this.picked.length < this.most
        ? { ...made, hint: this.isAdvised(key) }
        : { ...made, dim: true, reason: this.#reason(key) };
    }
    if (this.phase === 'play') {
      return playMove(this.view, card, 'hand') ? { ...made, hint: this.isAdvised(key) } : { ...made, dim: true, reason: this.#reason(key) };
    }
    if (this.mayChooseEarly) return this.early === key ? { ...made, tag: t('seat-early') } : made;
    return this.you === null || this.phase === 'trump' ? made : { ...made, reason: this.#reason(key) };
  }

  #reason(key: string): string {
    if (this.phase === 'auction' || (this.phase === 'discard' && split(key).zone === 'hand')) {
      return split(key).zone === 'open'
        ? t('mu2-bid-final')
        : t(this.phase === 'discard' ? 'mu2-enough' : this.most ? 'mu2-too-many' : 'mu2-bid-only-pass', { count: this.most });
    }
    return this.you === null || this.view.turn === null || this.phase === 'trump' ? '' : whyNot(this.view, this.suit, this.mine);
  }

  /** How an open card of ours looks. */
  look = (open: Open): Look => {
    const key = keyOf('open', open.card, open.copy);
    const label = fullName(open.card, this.view, 'open');
    const from = this.#origin(this.below, open.card);
    const base: Look = { label, id: `card-${key}`, tab: this.tab === key, from, why: this.why === key };
    if (open.picked)
      return { ...base, label: t('mu2-unpick', { card: cardName(open.card, 'mu2') }), lifted: true, id: `card-pick-${open.card}-${open.copy}`, tab: true };
    if (this.mayChooseEarly) return { ...base, lifted: this.early === key };
    if (this.phase !== 'play') return { ...base, reason: this.#reason(key) };
    const move = playMove(this.view, open.card, 'open');
    return move ? { ...base, lifted: this.lifted === key, hint: this.isAdvised(key) } : { ...base, dim: true, reason: this.#reason(key) };
  };
  lookBelow = (open: Open): Look => ({ label: fullName(open.card, this.view, 'open'), from: this.#origin(this.below, open.card) });
  lookOther = (open: Open): Look => ({ label: fullName(open.card, this.view, 'open'), from: this.#origin(1 - this.below, open.card) });

  /** Where an open card may have come from: a face-down card that was turned up, the hand, a plate. */
  #origin(seat: Seat, card: string): string {
    const turned = this.view.turned.filter((one) => one.seat === seat && one.card === card).map((one) => `down-${seat}-${one.dealt_to}`);
    const hand = seat === this.below ? [`hand-${card}-1`, `hand-${card}-0`] : [];
    return [...turned, ...hand, `plate-${seat}`].join(' ');
  }

  override clear(): void {
    super.clear();
    this.fan = null;
    this.trump = null;
  }

  press = (key: string, dim: boolean, reason = '', crowded = false): void => {
    this.focus = key;
    if (this.you === null || this.takesTrick()) return;
    if (this.mayChooseEarly) return this.chooseEarly(key);
    if (dim || (reason && this.phase !== 'play')) {
      this.lifted = null;
      this.why = this.why === key || !reason ? null : key;
      return;
    }
    this.why = null;
    if (this.phase === 'auction' || this.phase === 'discard') this.pick(key);
    else if (this.phase === 'play') {
      if ((settings.quickPlay && !crowded) || this.lifted === key) this.play(key);
      else this.lifted = key;
    }
  };
  pressHand = (card: HandCard): void => {
    this.fan = null;
    this.press(card.key, card.dim ?? false, card.reason);
  };
  /** A touch of an open card. In a crowded column it is lifted, and all its cards are spread out to choose from. */
  pressOpen = (open: Open, crowded?: string): void => {
    if (open.picked) {
      const key = [...this.picked].reverse().find((one) => split(one).card === open.card);
      if (key) this.pick(key);
      return;
    }
    const how = this.look(open);
    if (crowded)
      this.fan = this.columns.some((one) => one.column === crowded && one.open.some(({ card }) => playMove(this.view, card, 'open'))) ? crowded : null;
    this.press(keyOf('open', open.card, open.copy), how.dim ?? false, how.reason, crowded !== undefined);
  };
  pick(key: string): void {
    this.why = null;
    if (this.picked.includes(key)) this.picked = this.picked.filter((one) => one !== key);
    else if (this.picked.length < this.most) {
      this.picked = [...this.picked, key];
      if (this.phase === 'auction' && document.activeElement?.id === `card-${key}`) this.#next(key);
    }
  }
  /** The place of a card that was laid into the basket is empty: the keyboard goes on to the next one. */
  #next(key: string): void {
    const keys = this.cards.map((card) => card.key);
    const at = keys.indexOf(key);
    const next = [...keys.slice(at + 1), ...keys.slice(0, at).reverse()].find((one) => !this.picked.includes(one));
    if (next) this.focusOn(next);
  }
  dropHand = (card: HandCard): void => {
    if (this.phase === 'play') this.play(card.key);
    else if (this.phase === 'auction') this.pick(card.key);
  };
  dropOpen = (open: Open): void => this.play(keyOf('open', open.card, open.copy));

  play(key: string): void {
    if (this.phase === 'play') this.send(this.moveOf(key));
  }
  protected override moveOf(key: string): string | null {
    const { card, zone } = split(key);
    return playMove(this.view, card, zone) ?? null;
  }
  choose = (kind: string): void => {
    this.trump = this.trump === kind ? null : kind;
  };
  reveal = (column: string): void => this.send(`reveal ${column}`);
  pass = (): void => {
    if (this.phase === 'auction') this.send('pass');
  };
  confirm = (): void => {
    if (this.phase === 'auction' && this.picked.length) this.send(['bid', ...[...this.picks].sort()].join(' '));
    else if (this.phase === 'discard' && this.picked.length === this.most) this.send(['discard', ...[...this.picks].sort()].join(' '));
    else if (this.phase === 'trump' && this.trump) this.send(`trump ${this.trump}`);
    else if (this.phase === 'play' && this.lifted) this.play(this.lifted);
  };
  cancel = (): void => {
    if (this.why && !this.fan) this.why = null;
    else this.clear();
  };

  /** The main button: its words, and whether it can be pressed. */
  readonly deed = $derived.by((): { text: string; ready: boolean } | null => {
    switch (this.phase) {
      case 'auction':
        if (!this.most) return null;
        return this.picked.length ? { text: t('mu2-bid-button', { count: this.picked.length }), ready: true } : { text: t('mu2-bid-none'), ready: false };
      case 'discard': {
        const left = this.most - this.picked.length;
        return left ? { text: t('mu2-discard-more', { count: left }), ready: false } : { text: t('mu2-discard-button', { count: this.most }), ready: true };
      }
      case 'trump':
        return this.trump
          ? { text: capital(t('mu2-name-button', { trump: t('card-trump', { kind: this.trump }) })), ready: true }
          : { text: t('mu2-name-pick'), ready: false };
      case 'play':
        return this.lifted
          ? { text: capital(t('mu2-play-button', { card: cardName(split(this.lifted).card, 'mu2') })), ready: true }
          : { text: t('mu2-play-pick'), ready: false };
      default:
        return null;
    }
  });

  number = (n: number): void => {
    if (this.phase === 'reveal') {
      const column = this.ask[n];
      if (column) this.reveal(column);
      return;
    }
    if (this.phase === 'trump') {
      const kind = this.kinds[n];
      if (kind) this.choose(kind);
      letGo();
      return;
    }
    const key = this.all[n];
    if (!key) return;
    const isPicked = this.phase === 'auction' || this.phase === 'discard';
    if (isPicked) letGo();
    else this.focusOn(key);
    const card = this.cards.find((one) => one.key === key);
    if (card?.taken) this.pick(key);
    else if (card) this.pressHand(card);
    else this.pressKey(key);
  };
  pressKey(key: string): void {
    const open = this.columns.flatMap((column) => column.open).find((one) => !one.picked && keyOf('open', one.card, one.copy) === key);
    if (open) this.pressOpen(open);
  }
}
