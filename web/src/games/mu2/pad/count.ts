/** Hands of Mü for two on the pad: who was crown, how high, and whether the goal was made. */
import { byTarget, checkSeat, isWhole, keys } from '../../../pad/checks';
import { BadPad, type Counting, type Hand, type Result, type Seat } from '../../../pad/pad';
import FIGURES from '../figures.json';

export interface Redealt extends Hand {
  kind: 'passed';
}
/** Either the crown's card points are told, or just whether the goal was made. */
export interface Fought extends Hand {
  kind: 'played';
  crown: Seat;
  height: number;
  points?: number | null;
  made?: boolean | null;
}
export type AnyHand = Redealt | Fought;
export interface Mu2Result extends Result {
  outcome: 'crown' | 'shield' | 'redeal';
  goal?: number;
}

export const SMALLEST = FIGURES.smallest;
export const LARGEST = FIGURES.largest;
export const goal = (height: number): number => FIGURES.goals[String(height) as '5'];

export const counting: Counting<AnyHand, Mu2Result> = {
  figures: FIGURES,

  read(entry) {
    if (entry.kind === 'passed') keys(entry, ['kind']);
    else if (entry.kind === 'played') keys(entry, ['kind', 'crown', 'height'], ['points', 'made']);
    else throw new BadPad('kind', { kinds: 'played, passed' });
  },

  judge({ kind, crown, height, points = null, made = null }) {
    if (kind === 'passed') return { outcome: 'redeal', scores: [0, 0] };
    checkSeat(crown, 'crown', 2);
    if (!isWhole(height, SMALLEST, LARGEST)) throw new BadPad('height', { low: SMALLEST, high: LARGEST });
    if ((points === null) === (made === null)) throw new BadPad('points-or-made');
    if (points !== null && !isWhole(points, 0, FIGURES.sum)) throw new BadPad('points', { most: FIGURES.sum });
    if (made !== null && typeof made !== 'boolean') throw new BadPad('points-or-made');
    const isMade = points === null ? made : points >= goal(height);
    const scores = [0, 1].map((seat) => ((seat === crown) !== isMade ? 0 : isMade ? FIGURES.crown : FIGURES.shield));
    return { outcome: isMade ? 'crown' : 'shield', scores, goal: goal(height) };
  },

  winners: (pad, _, totals) => byTarget(pad, FIGURES, totals, true),
  isAgain: ({ outcome }) => outcome === 'redeal',

  ordered(hand) {
    if (hand.kind === 'passed') return hand;
    const { kind, crown, height, points, made } = hand;
    return { kind, crown, height, ...(points === null || points === undefined ? { made } : { points }) };
  },

  cells: ({ hand, result }, name) => (hand.kind === 'passed' ? {} : { chief: name(hand.crown), height: hand.height, goal: result.goal }),
  cards: (hand) =>
    hand.kind === 'passed' || hand.points == null ? null : [0, 1].map((seat) => (seat === hand.crown ? hand.points! : FIGURES.sum - hand.points!)),
};
