/** Hands of Mü on the pad: played, an Eklat, or all passed. */
import { byTarget, checkSeat, isWhole, keys, optionIn, sum } from '../../../pad/checks';
import { BadPad, type Counting, type Hand, type Json, type PadData, type Result, type Seat } from '../../../pad/pad';
import { bonusFor, eklat as eklatOf, goal, goals, heightReached, sum as cardPoints, type Rarity } from '../figures';
import FIGURES from '../figures.json';

export const TRUMP_CLASSES: readonly Rarity[] = ['colour', '1or7', 'digit', 'none'];

interface MuHand extends Hand {
  drawn?: number | null;
}
export interface Passed extends MuHand {
  kind: 'passed';
}
export interface Eklat extends MuHand {
  kind: 'eklat';
  tied: Seat[];
  culprit: Seat;
  height: number;
}
export interface Played extends MuHand {
  kind: 'played';
  chief: Seat;
  vice: Seat | null;
  partner: Seat | null;
  height: number;
  trump: Rarity;
  points: number[];
}
export type AnyHand = Passed | Eklat | Played;
export interface MuResult extends Result {
  outcome: 'made' | 'failed' | 'eklat';
  goal?: number;
  side?: number;
  bonus?: number;
  short?: number;
  alone?: boolean;
}

export const highest = (players: number): number => goals(players).length;

/** Whether reaching the target is enough to end a match (M7). */
export function endsOnReaching(options: Json): boolean {
  const reaches = FIGURES.reaches as Record<string, Record<string, boolean>>;
  return reaches[String(optionIn(FIGURES, options, 'edition'))]![String(optionIn(FIGURES, options, 'end'))]!;
}

/** Card points in which one number may be missing: it is what the others leave. */
export function filled(points: readonly (number | null)[], total: number): number[] {
  const missing = points.filter((number) => number === null).length;
  if (missing > 1) throw new BadPad('points-missing', { missing });
  const known = sum(points.filter((number) => number !== null));
  if (missing && known > total) throw new BadPad('sum', { given: known, expected: total });
  return points.map((number) => number ?? total - known);
}

function checkHeight(height: unknown, players: number): void {
  if (!isWhole(height, 1, highest(players))) throw new BadPad('height', { low: 1, high: highest(players) });
}

function checkRoles(hand: Json, players: number, options: Json): void {
  checkSeat(hand.chief, 'chief', players);
  for (const key of ['vice', 'partner']) {
    if (hand[key] === null) continue;
    checkSeat(hand[key], key, players);
    if (players === 3) throw new BadPad(`${key}-of-three`);
  }
  if (hand.vice === hand.chief) throw new BadPad('vice-is-chief');
  if (hand.partner === hand.chief) throw new BadPad('partner-is-chief');
  if (hand.partner === null) {
    if (players > 3 && !optionIn(FIGURES, options, 'hidden_partner')) throw new BadPad('partner-missing');
  } else if (hand.partner === hand.vice) throw new BadPad('partner-is-vice');
}

function checkPoints(points: unknown, players: number): void {
  const total = cardPoints(players);
  if (!Array.isArray(points) || points.length !== players) throw new BadPad('points-count', { players });
  if (!points.every((number) => isWhole(number, 0, total))) throw new BadPad('points', { most: total });
  if (sum(points) !== total) throw new BadPad('sum', { given: sum(points), expected: total });
}

function played(hand: Json, players: number, options: Json): MuResult {
  checkRoles(hand, players, options);
  checkHeight(hand.height, players);
  if (hand.vice !== null && hand.height === 1) throw new BadPad('vice-height');
  if (!TRUMP_CLASSES.includes(hand.trump as Rarity)) throw new BadPad('trump');
  checkPoints(hand.points, players);
  const { chief, partner, height, trump, points } = hand as unknown as Played;
  const alone = partner === null && players > 3;
  const needed = goal(players, height);
  const side = points[chief]! + (partner === null ? 0 : points[partner]!);
  const told = { goal: needed, side, alone };
  if (side >= needed) {
    const more = bonusFor(players, height, trump, alone);
    const scores = points.map((own, seat) => own + (seat === chief || seat === partner ? more : 0));
    return { outcome: 'made', scores, bonus: more, short: 0, ...told };
  }
  const short = height - heightReached(players, side);
  const { chief: pays, partner: shrugs, opponent: gains } = FIGURES.missed;
  const share = (seat: Seat): number => short * (seat === chief ? pays : seat === partner ? shrugs : gains);
  return { outcome: 'failed', scores: points.map((own, seat) => own + share(seat)), bonus: 0, short, ...told };
}

function eklat(hand: Json, players: number, pad: PadData): MuResult {
  const { tied, culprit, height } = hand as unknown as Eklat;
  if (!Array.isArray(tied)) throw new BadPad('tied');
  for (const seat of tied) checkSeat(seat, 'tied', players);
  if (tied.length < 2 || new Set(tied).size < tied.length) throw new BadPad('tied');
  checkSeat(culprit, 'culprit', players);
  if (!tied.includes(culprit)) throw new BadPad('culprit');
  checkHeight(height, players);
  const { gain, pay } = eklatOf(height, tied.length, Boolean(optionIn(FIGURES, pad.options, 'shared_eklat')));
  return { outcome: 'eklat', scores: pad.players.map((_, seat) => (seat === culprit ? pay : tied.includes(seat) ? gain : 0)) };
}

const KEYS: Record<string, string[]> = {
  played: ['kind', 'chief', 'vice', 'partner', 'height', 'trump', 'points'],
  eklat: ['kind', 'tied', 'culprit', 'height'],
  passed: ['kind'],
};

export const counting: Counting<AnyHand, MuResult> = {
  figures: FIGURES,

  check(options, players) {
    const editions = FIGURES.editions as Record<string, number[]>;
    if (!editions[String(optionIn(FIGURES, options, 'edition'))]!.includes(players)) throw new BadPad('edition-players');
  },

  read(entry) {
    const wanted = typeof entry.kind === 'string' && Object.hasOwn(KEYS, entry.kind) ? KEYS[entry.kind] : undefined;
    if (!wanted) throw new BadPad('kind', { kinds: Object.keys(KEYS).join(', ') });
    keys(entry, wanted, ['drawn']);
  },

  judge(hand, pad) {
    const players = pad.players.length;
    const result: MuResult =
      hand.kind === 'played'
        ? played(hand, players, pad.options)
        : hand.kind === 'eklat'
          ? eklat(hand, players, pad)
          : { outcome: 'eklat', scores: pad.players.map(() => 0) };
    const drawn = hand.drawn ?? null;
    const draws = optionIn(FIGURES, pad.options, 'random_end');
    if (draws && drawn === null) throw new BadPad('drawn-missing');
    if (!draws && drawn !== null) throw new BadPad('drawn-extra');
    if (drawn !== null && !isWhole(drawn, 0, 9)) throw new BadPad('drawn');
    return result;
  },

  winners: (pad, rows, totals) => byTarget(pad, FIGURES, totals, endsOnReaching(pad.options), 10 * (rows.at(-1)?.hand.drawn ?? 0)),

  ordered(hand) {
    const order = [...KEYS[hand.kind]!, ...(typeof hand.drawn === 'number' ? ['drawn'] : [])];
    return Object.fromEntries(order.map((key) => [key, (hand as unknown as Json)[key]]));
  },

  cells({ hand, result }, name) {
    if (hand.kind === 'passed') return { outcome: 'passed' };
    if (hand.kind === 'eklat') return { height: hand.height, tied: inOrder(hand.tied).map(name).join('+'), last: name(hand.culprit) };
    const { chief, vice, partner, height, trump } = hand;
    return { chief: name(chief), vice: name(vice), partner: name(partner), height, goal: result.goal, trump, bonus: result.bonus, short: result.short };
  },
  cards: (hand) => (hand.kind === 'played' ? hand.points : null),
};

export const inOrder = (seats: readonly Seat[]): Seat[] => [...seats].sort((a, b) => a - b);
