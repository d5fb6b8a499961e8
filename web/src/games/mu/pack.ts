/** The Mü pack: fifty faces in five suits. */
import { has, t } from '../../lib/words.svelte';
import type { Pack } from '../game';
import { muBack } from './art/back';
import { muFace } from './art/faces';
import { isMuSuit, MU_SUITS, muShape } from './art/suits';

/** As the language begins its name; where two begin alike, with two letters, as on the printed sheet. */
const letterOf = (suit: string): string => (has(`card-letter-${suit}`) ? t(`card-letter-${suit}`) : suit);

export const MU_PACK: Pack = {
  cards: MU_SUITS.flatMap((suit) => [...'0123456789'].map((digit) => suit + digit)),
  row: 10,
  named: [],
  suits: MU_SUITS,
  shown: ['R7', 'Y4', 'G2', 'B6', 'K9'],
  trumps: true,
  face: (card, size) => {
    const suit = card.charAt(0);
    return /^.\d$/.test(card) && isMuSuit(suit) ? muFace(suit, Number(card.charAt(1)), size, letterOf(suit)) : null;
  },
  back: muBack,
  shape: (suit, outline) => (isMuSuit(suit) ? muShape(suit, outline) : ''),
  letter: letterOf,
  ink: (suit) => `var(--mu-${suit}-ink)`,
  cardName: (card) => (card === null ? t('card-face-down') : t('card-mu', { colour: card.charAt(0), digit: card.slice(1) })),
  suitName: (suit) => (isMuSuit(suit) ? t(`card-colour-${suit}`) : suit),
};
