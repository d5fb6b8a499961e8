/** From a card's name to its picture. */
import type { Pack } from '../games/game';
import { trumpBadge, type Size, type Trump } from './paper';

export interface Shown {
  size?: Size;
  trump?: Trump | null | undefined;
  /** The next card lies over its right part. */
  overlapped?: boolean;
}

/** The inside of a card's SVG (100 x 140); null shows the back. An unknown name shows the back, too: a picture never fails. */
export function cardArt(card: string | null, pack: Pack, { size = 'full', trump, overlapped = false }: Shown = {}): string {
  const face = card === null ? null : pack.face(card, size);
  return face === null ? pack.back() : face + (trump ? trumpBadge(trump, size, overlapped) : '');
}
