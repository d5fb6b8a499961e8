/** What a review says, in words: moves as one would advise them, without the full stop where they stand in a sentence. */
import { say, type Ears } from '../lib/said';
import type { Candidate, Decision, Said } from '../lib/types';

export const moveWords = (candidate: Candidate, ears: Ears): string => say(candidate.said, ears).replace(/\.$/, '');

export const moveOf = (decision: Decision, move: string): Candidate => decision.candidates.find((one) => one.move === move)!;

/** The reason, with its moves in words. */
export function reasonWords(decision: Pick<Decision, 'candidates'>, reason: Said, ears: Ears): string {
  const facts = { ...reason.facts };
  for (const name of ['best', 'played']) {
    const found = decision.candidates.find((one) => one.move === facts[name]);
    if (found) facts[name] = moveWords(found, ears);
  }
  return say({ ...reason, facts }, ears);
}

export function beliefWords({ belief }: Decision, ears: Ears): string {
  if (!belief) return '';
  const facts = { card: { cards: [belief.card] }, who: { seats: [belief.seat] }, chance: Math.round(100 * belief.chance), was: belief.was ? 'yes' : 'no' };
  return say({ message: 'review-belief', facts }, ears);
}
