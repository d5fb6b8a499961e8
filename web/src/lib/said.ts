/**
 * From a message and its facts to words: `src/eklat/games/said.py` in the browser, with the same names for the same facts.
 * Cards and trumps come as tokens that `Rich` draws; `spoken` says them in words, too.
 */
import { about } from '../games';
import { plainText } from '../art/rich';
import type { Fact, Said, Seat } from './types';
import { figure, has, listed, signed, t, type Values } from './words.svelte';

/** Who hears it: what everybody is called, and which of them it is. */
export interface Ears {
  names: readonly string[];
  you: Seat | null;
}

export function say({ message, facts }: Said, ears: Ears): string {
  return t(message, Object.assign({}, ...Object.entries(facts).map(([name, fact]) => valuesOf(name, fact, ears))) as Values);
}

const token = (what: string): string => `[[${what}]]`;

function valuesOf(name: string, fact: Fact, { names, you }: Ears): Values {
  if (typeof fact !== 'object') return { [name]: fact };
  if ('seats' in fact) {
    const isYou = fact.seats.length === 1 && fact.seats[0] === you;
    return { [name]: listed(fact.seats.map((seat) => names[seat] ?? '')), [`${name}-count`]: fact.seats.length, [`${name}-you`]: isYou ? 'yes' : 'no' };
  }
  if ('cards' in fact) return { [name]: fact.cards.map(token).join(' '), [`${name}-count`]: fact.cards.length };
  if ('trump' in fact) return { [name]: fact.trump.length > 1 ? t('card-trump', { kind: fact.trump }) : token(fact.trump), [`${name}-kind`]: fact.trump };
  const [numbers, shown] = 'scores' in fact ? [fact.scores, figure] : [fact.gains, signed];
  return { [name]: numbers.map((number, seat) => `${names[seat] ?? ''} ${shown(number)}`).join(', ') };
}

/** The same without pictures, for titles and screen readers. */
export const spoken = (text: string, game: string): string =>
  plainText(text, about(game).pack, (piece) => (piece.kind === 'card' ? about(game).pack.cardName(piece.text) : trumpWord(piece.text)));

const trumpWord = (kind: string): string => (has('card-trump') ? t('card-trump', { kind }) : kind);
