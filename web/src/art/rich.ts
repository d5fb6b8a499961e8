/** Sentences with little cards in them: "Lena lays [[B7]] and names [[R]]". */
import type { Pack } from '../games/game';

export type Piece = { kind: 'text' | 'card' | 'suit' | 'digit'; text: string };

const TOKEN = /\[\[([^[\]]{1,12})\]\]/;

function kindOf(word: string, pack: Pack): Piece['kind'] {
  if (/^\d$/.test(word)) return 'digit';
  if (/^[A-Z]$/.test(word)) return 'suit';
  return pack.face(word, 'mini') === null ? 'text' : 'card';
}

/** Text and tokens in order; a token that names nothing stays as its own words. */
export function pieces(text: string, pack: Pack): Piece[] {
  return text
    .split(TOKEN)
    .map((part, i): Piece => ({ kind: i % 2 ? kindOf(part, pack) : 'text', text: part }))
    .filter((piece) => piece.text !== '');
}

/** The same sentence without tokens, for places that take plain text. */
export const plainText = (text: string, pack: Pack, name: (piece: Piece) => string): string =>
  pieces(text, pack)
    .map((piece) => (piece.kind === 'text' ? piece.text : name(piece)))
    .join('');
