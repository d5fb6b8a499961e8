/** A move as somebody beside us would advise it: "Play [[R7]]." */
import type { Seat } from '../lib/types';
import { t } from '../lib/words.svelte';

const token = (card: string): string => `[[${card}]]`;
const yes = (fact: boolean): 'yes' | 'no' => (fact ? 'yes' : 'no');

export function adviceLine(move: string, names: string[], you: Seat): string {
  const [word = '', ...rest] = move.split(' ');
  const first = rest[0] ?? '';
  const cards = rest.map(token).join(' ');
  switch (word) {
    case 'bid':
      return t('advice-bid', { cards });
    case 'pass':
      return t('advice-pass');
    case 'trump':
      return first === 'none' ? t('advice-trump-none') : t('advice-trump', { trump: token(first) });
    case 'partner':
      return /^\d+$/.test(first) ? t('advice-partner', { partner: names[Number(first)] ?? '' }) : t('advice-partner-card', { card: token(first) });
    case 'play':
      return t('advice-play', { card: token(first) });
    case 'discard':
      return t('advice-discard', { cards });
    case 'reveal':
      return t('advice-reveal', { column: t('card-column', { column: first }) });
    case 'lay':
      return t('advice-lay', { card: token(first), own: yes(Number(rest[1]) === you), whose: names[Number(rest[1])] ?? '' });
    case 'onion':
      return t('advice-onion', { card: token(first) });
    case 'towel':
      return t('advice-towel', { other: names[Number(first)] ?? '' });
    case 'carousel':
      return t('advice-carousel', { direction: first });
    case 'catapult':
      return t('advice-catapult');
    case 'werewolf':
      return t('advice-werewolf');
    default:
      return move;
  }
}

/** The bot's reason, with its cards as tokens, too. */
export const withTokens = (sentence: string): string => sentence.replace(/(?<![\p{L}\d])[A-Z]\d(?![\p{L}\d])/gu, token);
