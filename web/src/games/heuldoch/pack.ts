/** The Heul doch! pack: seven suits of seven bulbs, and four special cards. */
import { t } from '../../lib/words.svelte';
import type { Pack } from '../game';
import { heulBack } from './art/back';
import { heulFace } from './art/faces';
import { isSpecial, specialFace, SPECIALS } from './art/specials';
import { HEUL_SUITS, heulShape, isHeulSuit } from './art/suits';

export const HEUL_PACK: Pack = {
  cards: HEUL_SUITS.flatMap((suit) => [...'1234567'].map((digit) => suit + digit)),
  row: 7,
  named: SPECIALS,
  suits: HEUL_SUITS,
  shown: ['A7', 'B5', 'C4', 'D6', 'E3', 'F2', 'G1', ...SPECIALS],
  trumps: false,
  face: (card, size) => {
    const suit = card.charAt(0);
    if (isSpecial(card)) return specialFace(card, size);
    return /^.[1-9]$/.test(card) && isHeulSuit(suit) ? heulFace(suit, Number(card.charAt(1)), size, suit) : null;
  },
  back: heulBack,
  shape: (suit, outline) => (isHeulSuit(suit) ? heulShape(suit, outline) : ''),
  letter: (suit) => suit,
  ink: (suit) => `var(--hd-${suit}-ink)`,
  cardName: (card) => (card === null ? t('card-onion') : isSpecial(card) ? t(`card-${card}`) : t('card-heul', { suit: card.charAt(0), number: card.slice(1) })),
  suitName: (suit) => (isHeulSuit(suit) ? t(`card-suit-${suit}`) : suit),
};
