/** What is worth a gasp at the end of a hand of Mü, also for two: an Eklat, and a goal that the last trick brought. */
import type { Moment } from '../../table/board';
import { points } from './cards';
import type { MuResult, Trick } from './types';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function moment({ result, last_trick }: { result: MuResult | null; last_trick: Trick | null }): Moment | null {
  if (!result) return null;
  const { tied = [], culprit = null, chief, partner, goal, scores } = result;
  if (tied.length) return { message: 'mu-result-eklat-word', seats: tied, from: culprit, gains: scores };
  const team = [chief, partner].filter((seat) => seat !== null);
  if (goal === null || !last_trick || !team.includes(last_trick.winner)) return null;
  const took = sum(team.map((seat) => result.points?.[seat] ?? 0));
  if (took < goal || took - sum(last_trick.cards.map(points)) >= goal) return null;
  return { message: 'mu-moment-goal', seats: team, from: null, gains: scores.map((score, seat) => (team.includes(seat) ? score : 0)) };
}
