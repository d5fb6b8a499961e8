/** Moves as the words on a button; cards are tokens that Rich shows as chips. */
import { t } from '../lib/words.svelte';

const token = (card: string): string => `[[${card}]]`;

export function moveWords(move: string, names: readonly string[], you: number): string {
  const [verb = '', ...rest] = move.split(' ');
  const cards = rest.filter((word) => word !== 'hand' && word !== 'open').map(token).join(' ');
  const [first = '', second = ''] = rest;
  const name = (seat: string): string => names[Number(seat)] ?? seat;
  switch (verb) {
    case 'bid':
      return t('law-move-bid', { cards });
    case 'discard':
      return t('law-move-discard', { cards });
    case 'trump':
      return first === 'none' ? t('law-move-trump-none') : t('law-move-trump', { trump: token(first) });
    case 'partner':
      return Number(first) === you ? t('law-move-partner-self') : t('law-move-partner', { name: name(first) });
    case 'play':
      return t('law-move-play', { card: cards });
    case 'reveal':
      return t('law-move-reveal', { column: t('card-column', { column: first }) });
    case 'lay':
      return Number(second) === you
        ? t('law-move-lay-own', { card: token(first) })
        : t('law-move-lay', { card: token(first), name: name(second) });
    case 'onion':
      return t('law-move-onion', { card: token(first) });
    case 'towel':
      return Number(first) === you ? t('law-move-towel-self') : t('law-move-towel', { name: name(first) });
    case 'carousel':
      return t(`law-move-carousel-${first}`);
    default:
      return t(`law-move-${verb}`);
  }
}
