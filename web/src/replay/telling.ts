/** A hand in words, move by move, as it was told to the chosen eyes. Cards come as tokens that `Rich` draws. */
import { say, type Ears } from '../lib/said';
import { t } from '../lib/words.svelte';
import type { Film } from './film';
import type { Eyes } from './types';

export interface Told {
  /** The position after this move. */
  step: number;
  /** A new chapter begins: the auction, a trick. */
  heading: string;
  text: string;
  /** What follows from the move: a trick is taken, a card turned up. */
  more: string[];
}

const ears = (film: Film): Ears => ({ names: film.hand.players, you: null });

export function tell(film: Film, eyes: Eyes): Told[] {
  const { hand } = film;
  const told = eyes === 'all' ? hand.open : hand.eyes[typeof eyes === 'number' ? eyes : film.seats]!.told;
  const headings = hand.chapters.map((chapter) => (chapter ? say(chapter, ears(film)) : ''));
  return told.map((lines, step) => {
    const [text = '', ...more] = lines.map((said) => say(said, ears(film)));
    return { step, heading: headings[step] === headings[step - 1] ? '' : (headings[step] ?? ''), text, more };
  });
}

/** How the hand ended, and the match if this was its last one. */
export function ending(film: Film): string[] {
  const { hand } = film;
  const lines = film
    .views(film.seats)
    .at(-1)!
    .ending?.map((said) => say(said, ears(film))) ?? [t('replay-unfinished')];
  if (hand.end_draw) lines.push(say({ message: 'table-told-end-drawn', facts: { card: { cards: [hand.end_draw] } } }, ears(film)));
  if (hand.winners.length && hand.deal === hand.hands.length - 1)
    lines.push(say({ message: 'table-told-match-over', facts: { who: { seats: hand.winners } } }, ears(film)));
  return lines;
}
