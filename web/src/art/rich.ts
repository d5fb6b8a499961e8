/** Sentences with little cards in them: "Lena lays [[B7]] and names [[R]]". */
import { isSpecial } from '../games/heuldoch/art/specials';

export type Piece = { kind: 'text' | 'card' | 'suit' | 'digit'; text: string };

const TOKEN = /\[\[([^[\]]{1,12})\]\]/;

function kindOf(word: string): Piece['kind'] {
  if (/^[A-Z]\d$/.test(word) || isSpecial(word)) return 'card';
  if (/^[A-Z]$/.test(word)) return 'suit';
  return /^\d$/.test(word) ? 'digit' : 'text';
}

/** Text and tokens in order; a token that names nothing stays as its own words. */
export function pieces(text: string): Piece[] {
  return text
    .split(TOKEN)
    .map((part, i): Piece => ({ kind: i % 2 ? kindOf(part) : 'text', text: part }))
    .filter((piece) => piece.text !== '');
}

/** The same sentence without tokens, for places that take plain text. */
export const plainText = (text: string, name: (piece: Piece) => string): string =>
  pieces(text).map((piece) => (piece.kind === 'text' ? piece.text : name(piece))).join('');
