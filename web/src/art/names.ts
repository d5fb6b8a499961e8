/** What a card, a suit or a trump is called in the language of now. */
import { about } from '../games';
import { t } from '../lib/words.svelte';
import type { Trump } from './paper';

export const cardName = (card: string | null, game: string): string => about(game).pack.cardName(card);
export const suitName = (suit: string, game: string): string => about(game).pack.suitName(suit);
export const trumpName = (trump: Trump): string => t(`card-trump-${trump}`);
