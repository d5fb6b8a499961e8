/** What a card, a suit or a trump is called in the language of now. */
import { t } from '../lib/words.svelte';
import type { Trump } from './paper';
import { isSpecial } from './specials';
import { isHeulSuit, isMuSuit, type Game } from './suits';

/** Mü for two is played with the Mü pack. */
export const packOf = (game: string): Game => (game === 'heuldoch' ? 'heuldoch' : 'mu');

export function cardName(card: string | null, game: string): string {
  const pack = packOf(game);
  if (card === null) return t(pack === 'heuldoch' ? 'card-onion' : 'card-face-down');
  if (isSpecial(card)) return t(`card-${card}`);
  const digit = card.slice(1);
  return pack === 'mu' ? t('card-mu', { colour: card.charAt(0), digit }) : t('card-heul', { suit: card.charAt(0), number: digit });
}

export const trumpName = (trump: Trump): string => t(`card-trump-${trump}`);

export function suitName(suit: string, game: string): string {
  return packOf(game) === 'mu' ? (isMuSuit(suit) ? t(`card-colour-${suit}`) : suit) : isHeulSuit(suit) ? t(`card-suit-${suit}`) : suit;
}
