/** Sentences with little cards in them: "Lena lays [[B7]] and names [[R]]". */
import type { Pack } from '../games/game';

export interface Piece {
  kind: 'text' | 'card' | 'suit' | 'digit';
  text: string;
  /** Punctuation right behind a token: it never stands alone on the next line. */
  after?: string;
}

const TOKEN = /\[\[([^[\]]{1,12})\]\]([.,;:!?…)”’“]*)/;

function kindOf(word: string, pack: Pack): Piece['kind'] {
  if (/^\d$/.test(word)) return 'digit';
  if (/^[A-Z]$/.test(word)) return 'suit';
  return pack.face(word, 'mini') === null ? 'text' : 'card';
}

/** Text and tokens in order; a token that names nothing stays as its own words. */
export function pieces(text: string, pack: Pack): Piece[] {
  const parts = text.split(TOKEN);
  return parts.flatMap((part, i): Piece[] => {
    if (i % 3 === 0) return part ? [{ kind: 'text', text: part }] : [];
    return i % 3 === 1 ? [{ kind: kindOf(part, pack), text: part, ...(parts[i + 1] && { after: parts[i + 1]! }) }] : [];
  });
}

/** The same sentence without tokens, for places that take plain text. */
export const plainText = (text: string, pack: Pack, name: (piece: Piece) => string): string =>
  pieces(text, pack)
    .map((piece) => (piece.kind === 'text' ? piece.text : name(piece)) + (piece.after ?? ''))
    .join('');
