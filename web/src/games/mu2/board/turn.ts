/** The sentences of Mü for two: whose turn it is, what a card is, why it cannot be played. */
import { cardName } from '../../../art/names';
import { points, TRUMP } from '../../mu/cards';
import { bigOf, mustFollow, place, smallOf } from '../columns';
import type { Seat } from '../../../lib/types';
import type { Mu2View } from '../types';
import { t } from '../../../lib/words.svelte';

const PHASES: Record<string, string> = { auction: 'bid', discard: 'discard', reveal: 'reveal' };

/** The plain sentence: "Your turn: follow green". */
export function mu2Turn(view: Mu2View, names: string[], you: Seat | null): string {
  const { turn } = view;
  if (turn === null) return t('mu2-turn-over');
  const name = names[turn] ?? '';
  const end = turn === you ? '' : '-other';
  const phase = PHASES[view.phase];
  if (view.phase === 'auction' && turn === you && view.max_bid === 0) return t('mu2-turn-pass');
  if (phase) return t(`mu2-turn-${phase}${end}`, { name });
  if (view.phase === 'trump') return t(`mu2-turn-${turn === view.contract?.chief ? 'big' : 'small'}${end}`, { name });
  if (!view.trick.length) return t(`mu2-turn-lead${end}`, { name });
  if (turn !== you) return t('mu2-turn-follow-other', { name });
  const must = mustFollow(view, view.hand ?? [], turn);
  return must ? t('mu2-turn-follow', { suit: must.suit === TRUMP ? 'trump' : t(`card-colour-${must.suit}`) }) : t('mu2-turn-free');
}

/** The colour to be followed, for the little picture beside the sentence. */
export function suitToFollow(view: Mu2View): string | null {
  if (view.turn === null) return null;
  const must = mustFollow(view, view.hand ?? [], view.turn);
  return must && must.suit !== TRUMP ? must.suit : null;
}

/** "red 7, big trump, 2 points, on the table". */
export function fullName(card: string, view: Mu2View, zone: 'hand' | 'open' | null): string {
  const column = place(card, bigOf(view), smallOf(view));
  const parts = [cardName(card, 'mu2'), column.length > 1 ? t(`card-trump-${column}`) : '', t('card-points', { points: points(card) })];
  if (zone) parts.push(t(zone === 'open' ? 'card-on-the-table' : 'card-in-hand'));
  return parts.filter(Boolean).join(', ');
}

/** Why a card cannot be played now. */
export function whyNot(view: Mu2View, you: Seat | null): string {
  if (view.turn !== you || you === null) return t('mu2-why-wait');
  if (view.phase === 'reveal') return t('mu2-why-reveal');
  if (view.phase === 'discard') return t('mu2-why-discard-hand');
  const must = mustFollow(view, view.hand ?? [], you);
  if (!must) return '';
  return t('mu2-why-follow', { suit: must.suit === TRUMP ? 'trump' : t(`card-Colour-${must.suit}`), card: cardName(must.card, 'mu2'), open: must.open ? 'yes' : 'no' });
}
