/** From a card's name to its picture. */
import { heulBack, muBack } from './backs';
import { heulFace } from './heuldoch';
import { muFace } from './mu';
import { trumpBadge, type Size, type Trump } from './paper';
import { isSpecial, specialFace } from './specials';
import { isHeulSuit, isMuSuit, type Game } from './suits';

export interface Shown {
  size?: Size;
  letter?: string | undefined;
  trump?: Trump | null | undefined;
  /** The next card lies over its right part. */
  overlapped?: boolean;
}

/** The inside of a card's SVG (100 x 140); null shows the back. An unknown name shows the back, too: a picture never fails. */
export function cardArt(card: string | null, game: Game, { size = 'full', letter, trump, overlapped = false }: Shown = {}): string {
  return picture(card, game, size, letter) + (card && trump ? trumpBadge(trump, size, overlapped) : '');
}

function picture(card: string | null, game: Game, size: Size, letter: string | undefined): string {
  if (card !== null) {
    const suit = card.charAt(0);
    const digit = /^.\d$/.test(card) ? Number(card.charAt(1)) : NaN;
    if (game === 'mu' && isMuSuit(suit) && digit >= 0) return muFace(suit, digit, size, letter);
    if (game === 'heuldoch' && isSpecial(card)) return specialFace(card, size);
    if (game === 'heuldoch' && isHeulSuit(suit) && digit >= 1) return heulFace(suit, digit, size, letter);
  }
  return game === 'mu' ? muBack() : heulBack();
}

export const MU_CARDS: readonly string[] = [...'RYGBK'].flatMap((s) => [...'0123456789'].map((d) => s + d));
export const HEUL_CARDS: readonly string[] = [...'ABCDEFG'].flatMap((s) => [...'1234567'].map((d) => s + d));
