/** The sentences of Mü for two: what a card is, why it cannot be played. */
import { cardName } from '../../../art/names';
import { points, TRUMP } from '../../mu/cards';
import { bigOf, place, smallOf } from '../columns';
import type { Mu2View } from '../types';
import { t } from '../../../lib/words.svelte';

/** "red 7, big trump, 2 points, on the table". */
export function fullName(card: string, view: Mu2View, zone: 'hand' | 'open' | null): string {
  const column = place(card, bigOf(view), smallOf(view));
  const parts = [cardName(card, 'mu2'), column.length > 1 ? t(`card-trump-${column}`) : '', t('card-points', { points: points(card) })];
  if (zone) parts.push(t(zone === 'open' ? 'card-on-the-table' : 'card-in-hand'));
  return parts.filter(Boolean).join(', ');
}

/** Why a card cannot be played now: what is to be followed, and a card of ours that does. */
export function whyNot(view: Mu2View, suit: string | null, isMine: boolean): string {
  if (!isMine) return t('mu2-why-wait');
  if (view.phase === 'reveal') return t('mu2-why-reveal');
  if (view.phase === 'discard') return t('mu2-why-discard-hand');
  const card = view.legal[0]?.split(' ')[1];
  if (suit === null || !card) return '';
  const isOpen = !view.hand?.includes(card);
  return t('mu2-why-follow', { suit: suit === TRUMP ? 'trump' : t(`card-Colour-${suit}`), card: cardName(card, 'mu2'), open: isOpen ? 'yes' : 'no' });
}
