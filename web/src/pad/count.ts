/**
 * The arithmetic of the score pad. All figures come from the engine (`facts.json`), and test vectors made by the engine
 * (`tests/pad/cases.json`) hold every answer and every refusal equal to `eklat.pad` in Python. The checks stand in the same order.
 */
import FACTS from './facts.json';

export type GameName = 'mu' | 'mu2' | 'heuldoch';
export type Seat = number;
export type TrumpClass = 'colour' | '1or7' | 'digit' | 'none';
export const TRUMP_CLASSES: readonly TrumpClass[] = ['colour', '1or7', 'digit', 'none'];

export interface Passed { kind: 'passed'; drawn?: number }
export interface Eklat { kind: 'eklat'; tied: Seat[]; culprit: Seat; height: number; drawn?: number }
export interface Played {
  kind: 'played'; chief: Seat; vice: Seat | null; partner: Seat | null; height: number; trump: TrumpClass; points: number[]; drawn?: number;
}
export interface Fought { kind: 'played'; crown: Seat; height: number; points?: number | null; made?: boolean | null }
export type Pile = { points: number; lost?: number } | { onions: number; cards: number[] };
export interface Counted { kind: 'counted'; piles: Pile[] }
export type Hand = Passed | Eklat | Played | Fought | Counted;

export type Options = Record<string, string | number | boolean>;

/** A pad as it is kept in files, links and storage. */
export interface PadData {
  format: string;
  game: GameName;
  players: string[];
  options: Options;
  first: Seat;
  rounds?: number;
  hands: Hand[];
}

/** What a hand was worth, and why. */
export interface Result {
  outcome: 'made' | 'failed' | 'eklat' | 'crown' | 'shield' | 'redeal' | 'finished';
  scores: number[];
  goal?: number;
  side?: number;
  bonus?: number;
  short?: number;
  alone?: boolean;
  lost?: number[];
}

export interface Row { number: number; dealer: Seat; hand: Hand; result: Result; totals: number[] }

/** A pad counted through. */
export interface Sheet { pad: PadData; rows: Row[]; totals: number[]; dealer: Seat; winners: Seat[]; isOver: boolean }

export type Facts = Record<string, string | number>;

/** Something no table can have played: a stable code, and what its sentence needs. */
export class BadPad extends Error {
  constructor(readonly code: string, readonly facts: Facts = {}, readonly hand: number | null = null) {
    super(code);
  }
  at(hand: number): BadPad {
    return new BadPad(this.code, this.facts, hand);
  }
}

export const FORMAT = FACTS.format;
export const LONGEST_NAME = FACTS.longest_name;
export const GAMES: readonly GameName[] = ['mu', 'mu2', 'heuldoch'];
/** How many can play: [fewest, most]. */
export const playersOf = (game: GameName): [number, number] => FACTS.games[game].players as [number, number];

// Figures ---------------------------------------------------------------------------------------------------------------

interface MuTable { sum: number; goals: number[]; reached: number[]; bonus: Record<TrumpClass, number[]>; bonus_alone: Record<TrumpClass, number[]> }
const mu = (players: number): MuTable => FACTS.mu.players[String(players) as keyof typeof FACTS.mu.players];

export const muSum = (players: number): number => mu(players).sum;
export const muHighest = (players: number): number => mu(players).goals.length;
export const muGoal = (players: number, height: number): number => mu(players).goals[height - 1]!;
export const muBonus = (players: number, height: number, trump: TrumpClass, alone: boolean): number =>
  mu(players)[alone ? 'bonus_alone' : 'bonus'][trump][height - 1]!;
export const mu2Goal = (height: number): number => FACTS.mu2.goals[String(height) as keyof typeof FACTS.mu2.goals];
export const MU2 = FACTS.mu2;
export const HEUL = FACTS.heuldoch;
export const worthless = (onions: number): number[] => FACTS.heuldoch.worthless[onions] ?? [];

interface Option { name: string; default: string | number | boolean; from?: number; to?: number; allowed?: (string | number | boolean)[] }
export const optionsOf = (game: GameName): Option[] => FACTS.games[game].options as Option[];
export function optionOf(pad: Pick<PadData, 'game' | 'options'>, name: string): string | number | boolean | undefined {
  return pad.options[name] ?? optionsOf(pad.game).find((option) => option.name === name)?.default;
}

/** Whether reaching the target is enough to end a match of Mü (M7). */
export function endsOnReaching(pad: Pick<PadData, 'game' | 'options'>): boolean {
  const reaches = FACTS.mu.reaches as Record<string, Record<string, boolean>>;
  return reaches[String(optionOf(pad, 'edition'))]![String(optionOf(pad, 'end'))]!;
}

// Checks ----------------------------------------------------------------------------------------------------------------

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, low: number, high: number): value is number => Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
const has = (data: Json, key: string): boolean => Object.hasOwn(data, key);
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

function keys(data: unknown, required: string[], optional: string[] = []): Json {
  if (!isObject(data)) throw new BadPad('object', { keys: required.join(', ') });
  for (const key of required) if (!has(data, key)) throw new BadPad('missing-key', { key });
  for (const key of Object.keys(data)) {
    if (!required.includes(key) && !optional.includes(key)) throw new BadPad('unknown-key', { key: key.slice(0, 40) });
  }
  return data;
}

function checkSeat(value: unknown, key: string, players: number): void {
  if (!isWhole(value, 0, players - 1)) throw new BadPad('seat', { key, last: players - 1 });
}

// Mü --------------------------------------------------------------------------------------------------------------------

function checkHeight(height: unknown, players: number): void {
  if (!isWhole(height, 1, muHighest(players))) throw new BadPad('height', { low: 1, high: muHighest(players) });
}

function checkRoles(hand: Json, players: number, options: PadData): void {
  checkSeat(hand.chief, 'chief', players);
  for (const key of ['vice', 'partner']) {
    if (hand[key] === null) continue;
    checkSeat(hand[key], key, players);
    if (players === 3) throw new BadPad(`${key}-of-three`);
  }
  if (hand.vice === hand.chief) throw new BadPad('vice-is-chief');
  if (hand.partner === hand.chief) throw new BadPad('partner-is-chief');
  if (hand.partner === null) {
    if (players > 3 && !optionOf(options, 'hidden_partner')) throw new BadPad('partner-missing');
  } else if (hand.partner === hand.vice) throw new BadPad('partner-is-vice');
}

function checkPoints(points: unknown, players: number): void {
  const total = muSum(players);
  if (!Array.isArray(points) || points.length !== players) throw new BadPad('points-count', { players });
  if (!points.every((number) => isWhole(number, 0, total))) throw new BadPad('points', { most: total });
  if (sum(points) !== total) throw new BadPad('sum', { given: sum(points), expected: total });
}

function played(hand: Json, players: number, pad: PadData): Result {
  checkRoles(hand, players, pad);
  checkHeight(hand.height, players);
  if (hand.vice !== null && hand.height === 1) throw new BadPad('vice-height');
  if (!TRUMP_CLASSES.includes(hand.trump as TrumpClass)) throw new BadPad('trump');
  checkPoints(hand.points, players);
  const { chief, partner, height, trump, points } = hand as unknown as Played;
  const alone = partner === null && players > 3;
  const goal = muGoal(players, height);
  const side = points[chief]! + (partner === null ? 0 : points[partner]!);
  const isSide = (seat: Seat): boolean => seat === chief || seat === partner;
  if (side >= goal) {
    const bonus = muBonus(players, height, trump, alone);
    return { outcome: 'made', scores: points.map((own, seat) => own + (isSide(seat) ? bonus : 0)), goal, side, bonus, short: 0, alone };
  }
  const short = height - mu(players).reached[side]!;
  const { chief: pays, partner: shrugs, opponent: gains } = FACTS.mu.missed;
  const share = (seat: Seat): number => short * (seat === chief ? pays : seat === partner ? shrugs : gains);
  return { outcome: 'failed', scores: points.map((own, seat) => own + share(seat)), goal, side, bonus: 0, short, alone };
}

function eklat(hand: Json, players: number, pad: PadData): Result {
  const { tied, culprit, height } = hand as unknown as Eklat;
  if (!Array.isArray(tied)) throw new BadPad('tied');
  for (const seat of tied) checkSeat(seat, 'tied', players);
  if (tied.length < 2 || new Set(tied).size < tied.length) throw new BadPad('tied');
  checkSeat(culprit, 'culprit', players);
  if (!tied.includes(culprit)) throw new BadPad('culprit');
  checkHeight(height, players);
  const table = FACTS.mu.eklat[optionOf(pad, 'shared_eklat') ? 'shared' : 'plain'];
  const gain = table.gain[String(tied.length) as keyof typeof table.gain][height - 1]!;
  const scores = pad.players.map((_, seat) => (seat === culprit ? table.pay[height - 1]! : tied.includes(seat) ? gain : 0));
  return { outcome: 'eklat', scores };
}

const MU_KEYS: Record<string, string[]> = {
  passed: ['kind'],
  eklat: ['kind', 'tied', 'culprit', 'height'],
  played: ['kind', 'chief', 'vice', 'partner', 'height', 'trump', 'points'],
};

function muResult(hand: Json, pad: PadData): Result {
  const players = pad.players.length;
  const result =
    hand.kind === 'played' ? played(hand, players, pad) : hand.kind === 'eklat' ? eklat(hand, players, pad) : { outcome: 'eklat' as const, scores: Array<number>(players).fill(0) };
  const drawn = hand.drawn ?? null;
  if (optionOf(pad, 'random_end') && drawn === null) throw new BadPad('drawn-missing');
  if (!optionOf(pad, 'random_end') && drawn !== null) throw new BadPad('drawn-extra');
  if (drawn !== null && !isWhole(drawn, 0, 9)) throw new BadPad('drawn');
  return result;
}

/** Card points in which one number may be missing: it is what the others leave. */
export function filled(points: readonly (number | null)[], total: number): number[] {
  const missing = points.filter((number) => number === null).length;
  if (missing > 1) throw new BadPad('points-missing', { missing });
  const known = sum(points.filter((number) => number !== null));
  if (missing && known > total) throw new BadPad('sum', { given: known, expected: total });
  return points.map((number) => number ?? total - known);
}

// Mü for two ------------------------------------------------------------------------------------------------------------

function mu2Result(hand: Json): Result {
  if (hand.kind === 'passed') return { outcome: 'redeal', scores: [0, 0] };
  checkSeat(hand.crown, 'crown', 2);
  if (!isWhole(hand.height, MU2.smallest, MU2.largest)) throw new BadPad('height', { low: MU2.smallest, high: MU2.largest });
  const points = hand.points ?? null;
  const made = hand.made ?? null;
  if ((points === null) === (made === null)) throw new BadPad('points-or-made');
  if (points !== null && !isWhole(points, 0, MU2.sum)) throw new BadPad('points', { most: MU2.sum });
  if (made !== null && typeof made !== 'boolean') throw new BadPad('points-or-made');
  const goal = mu2Goal(hand.height);
  const isMade = points === null ? (made as boolean) : points >= goal;
  const scores = [0, 1].map((seat) => (isMade ? (seat === hand.crown ? MU2.crown : 0) : seat === hand.crown ? 0 : MU2.shield));
  return { outcome: isMade ? 'crown' : 'shield', scores, goal, ...(points === null ? {} : { side: points }) };
}

// Heul doch! ------------------------------------------------------------------------------------------------------------

function checkPile(pile: Json, specials: boolean): void {
  if (has(pile, 'points')) {
    if (!isWhole(pile.points, 0, HEUL.sum) || !isWhole(has(pile, 'lost') ? pile.lost : 0, 0, HEUL.sum)) throw new BadPad('pile-points', { most: HEUL.sum });
    return;
  }
  const most = specials ? HEUL.cards_with_specials : HEUL.cards;
  if (!isWhole(pile.onions, 0, most)) throw new BadPad('pile-onions', { most });
  const cards = pile.cards;
  if (!Array.isArray(cards) || cards.length !== 7 || !cards.every((number) => isWhole(number, 0, HEUL.copies))) throw new BadPad('pile-cards', { most: HEUL.copies });
}

/** Points and losses of one pile. */
export function pileCounted(pile: Pile): { points: number; lost: number } {
  if ('points' in pile) return { points: pile.points, lost: pile.lost ?? 0 };
  const dead = worthless(pile.onions);
  const worth = (isDead: boolean): number => sum(pile.cards.map((count, place) => (dead.includes(place + 1) === isDead ? count * (place + 1) : 0)));
  return { points: worth(false), lost: worth(true) };
}

function heulResult(hand: Json, pad: PadData): Result {
  const specials = Boolean(optionOf(pad, 'specials'));
  const piles = hand.piles as Json[];
  if (!Array.isArray(piles) || piles.length !== pad.players.length) throw new BadPad('piles', { players: pad.players.length });
  for (const pile of piles) checkPile(pile, specials);
  const known = piles.filter((pile) => !has(pile, 'points')) as unknown as { onions: number; cards: number[] }[];
  for (let number = 1; number <= 7; number += 1) {
    const given = sum(known.map((pile) => pile.cards[number - 1]!));
    if (given > HEUL.copies) throw new BadPad('pack-number', { number, given, most: HEUL.copies });
  }
  const given = sum(known.map((pile) => sum(pile.cards) + pile.onions));
  if (known.length === piles.length && !specials && given !== HEUL.cards) throw new BadPad('pack', { given, expected: HEUL.cards });
  const most = specials ? HEUL.cards_with_specials : HEUL.cards;
  if (given > most) throw new BadPad('pack-many', { given, most });
  const counted = (piles as unknown as Pile[]).map(pileCounted);
  const all = sum(counted.map((pile) => pile.points + pile.lost));
  if (all > HEUL.sum) throw new BadPad('pack-points', { given: all, most: HEUL.sum });
  return { outcome: 'finished', scores: counted.map((pile) => pile.points), lost: counted.map((pile) => pile.lost) };
}

function readPile(data: unknown): Json {
  return isObject(data) && has(data, 'points') ? keys(data, ['points'], ['lost']) : keys(data, ['onions', 'cards']);
}

/** Most points, then who lost more to onions, then shared. */
export function heulWinners(scores: number[], lost: number[]): Seat[] {
  const best = Math.max(...scores);
  const most = Math.max(...lost.filter((_, seat) => scores[seat] === best));
  return scores.flatMap((score, seat) => (score === best && lost[seat] === most ? [seat] : []));
}

// Any game --------------------------------------------------------------------------------------------------------------

function checkHandKeys(game: GameName, entry: unknown): void {
  if (!isObject(entry)) throw new BadPad('object', { keys: 'kind' });
  const kind = String(entry.kind);
  if (game === 'mu') {
    if (typeof entry.kind !== 'string' || !Object.hasOwn(MU_KEYS, kind)) throw new BadPad('kind', { kinds: 'played, eklat, passed' });
    keys(entry, MU_KEYS[kind]!, ['drawn']);
  } else if (game === 'mu2') {
    if (entry.kind === 'passed') keys(entry, ['kind']);
    else if (entry.kind === 'played') keys(entry, ['kind', 'crown', 'height'], ['points', 'made']);
    else throw new BadPad('kind', { kinds: 'played, passed' });
  } else {
    if (entry.kind !== 'counted') throw new BadPad('kind', { kinds: 'counted' });
    keys(entry, ['kind', 'piles']);
    if (Array.isArray(entry.piles)) entry.piles.forEach(readPile);
  }
}

/** What this hand is worth on this pad. Throws `BadPad` if it cannot have happened. */
export function judge(hand: unknown, pad: PadData): Result {
  checkHandKeys(pad.game, hand);
  const data = hand as Json;
  return pad.game === 'mu' ? muResult(data, pad) : pad.game === 'mu2' ? mu2Result(data) : heulResult(data, pad);
}

const nextDealer = (dealer: Seat, players: number, result: Result): Seat => (result.outcome === 'redeal' ? dealer : (dealer + 1) % players);

function winners(pad: PadData, rows: Row[], totals: number[]): Seat[] {
  const last = rows.at(-1);
  if (!last) return [];
  if (pad.game === 'heuldoch') {
    if (rows.length < (pad.rounds ?? 1)) return [];
    return heulWinners(totals, pad.players.map((_, seat) => sum(rows.map((row) => row.result.lost![seat]!))));
  }
  const drawn = ('drawn' in last.hand && last.hand.drawn) || 0;
  const best = Math.max(...totals);
  const helped = best + 10 * drawn;
  const target = Number(optionOf(pad, 'target'));
  const isOver = helped > target || (helped === target && (pad.game === 'mu2' || endsOnReaching(pad)));
  return isOver ? totals.flatMap((total, seat) => (total === best ? [seat] : [])) : [];
}

/** The whole sheet of a pad that has been read. */
export function count(pad: PadData): Sheet {
  const rows: Row[] = [];
  let dealer = pad.first;
  let totals = pad.players.map(() => 0);
  pad.hands.forEach((hand, index) => {
    let result: Result;
    try {
      result = judge(hand, pad);
    } catch (problem) {
      throw problem instanceof BadPad ? problem.at(index) : problem;
    }
    totals = totals.map((total, seat) => total + result.scores[seat]!);
    rows.push({ number: index + 1, dealer, hand, result, totals });
    dealer = nextDealer(dealer, pad.players.length, result);
  });
  const won = winners(pad, rows, totals);
  return { pad, rows, totals, dealer, winners: won, isOver: won.length > 0 };
}

// Reading ---------------------------------------------------------------------------------------------------------------

const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

function checkNames(names: unknown, game: GameName): void {
  const [low, high] = playersOf(game);
  if (!Array.isArray(names) || names.length < low || names.length > high) throw new BadPad('players', { low, high });
  names.forEach((name: unknown, place) => {
    const isFine = typeof name === 'string' && !name.startsWith(' ') && !name.endsWith(' ') && name !== '' && [...name].length <= LONGEST_NAME;
    if (!isFine || UNPRINTABLE.test(name)) throw new BadPad('name', { place: place + 1, longest: LONGEST_NAME });
    if (names.indexOf(name) < place) throw new BadPad('name-twice', { name });
  });
}

/** What an option allows, in words that need no language. */
function expected(option: Option): string {
  return option.allowed ? option.allowed.join(', ') : `${option.from}–${option.to}`;
}

function checkOptions(options: Json, game: GameName, players: number): void {
  const catalogue = optionsOf(game);
  for (const [name, value] of Object.entries(options)) {
    const option = catalogue.find((one) => one.name === name);
    if (!option) throw new BadPad('unknown-option', { options: catalogue.map((one) => one.name).join(', ') });
    const fits = option.allowed ? option.allowed.includes(value as string) : isWhole(value, option.from!, option.to!);
    if (!fits) throw new BadPad('option', { name, expected: expected(option) });
  }
  if (game !== 'mu') return;
  const editions = FACTS.mu.editions as Record<string, number[]>;
  if (!editions[String(options.edition ?? 'de')]!.includes(players)) throw new BadPad('edition-players');
}

/** The pad in this JSON value, checked through and through and counted. */
export function read(data: unknown): Sheet {
  if (!isObject(data) || data.format !== FORMAT) throw new BadPad('format', { format: FORMAT });
  if (!has(data, 'game')) throw new BadPad('missing-key', { key: 'game' });
  const game = GAMES.find((name) => name === data.game);
  if (!game) throw new BadPad('game', { games: GAMES.join(', ') });
  keys(data, ['format', 'game', 'players', 'options', 'first', 'hands'], game === 'heuldoch' ? ['rounds'] : []);
  if (!isObject(data.options)) throw new BadPad('options');
  if (!Array.isArray(data.hands) || data.hands.length > FACTS.most_hands) throw new BadPad('hands', { most: FACTS.most_hands });
  checkNames(data.players, game);
  const players = (data.players as string[]).length;
  checkOptions(data.options, game, players);
  checkSeat(data.first, 'first', players);
  const rounds = has(data, 'rounds') ? data.rounds : 1;
  if (!isWhole(rounds, 1, FACTS.most_rounds)) throw new BadPad('rounds', { most: FACTS.most_rounds });
  data.hands.forEach((hand: unknown, index) => {
    try {
      checkHandKeys(game, hand);
    } catch (problem) {
      throw problem instanceof BadPad ? problem.at(index) : problem;
    }
  });
  return count(data as unknown as PadData);
}

/** An empty pad. */
export function fresh(game: GameName, players: string[], options: Options = {}, first: Seat = 0, rounds = 1): Sheet {
  const pad: PadData = { format: FORMAT, game, players, options, first, ...(game === 'heuldoch' ? { rounds } : {}), hands: [] };
  return read(pad);
}

/** The pad with one more hand; if there is no place left in the match, it says so. */
export function add(sheet: Sheet, hand: Hand): Sheet {
  if (sheet.isOver) throw new BadPad('match-over');
  return read({ ...sheet.pad, hands: [...sheet.pad.hands, hand] });
}

/** The pad with another hand at this place; everything after it is counted again. */
export function correct(sheet: Sheet, index: number, hand: Hand): Sheet {
  checkPlace(sheet, index);
  return read({ ...sheet.pad, hands: sheet.pad.hands.map((old, place) => (place === index ? hand : old)) });
}

export function remove(sheet: Sheet, index: number): Sheet {
  checkPlace(sheet, index);
  return read({ ...sheet.pad, hands: sheet.pad.hands.filter((_, place) => place !== index) });
}

/** The pad with a hand put back where it was. */
export function restore(sheet: Sheet, index: number, hand: Hand): Sheet {
  return read({ ...sheet.pad, hands: [...sheet.pad.hands.slice(0, index), hand, ...sheet.pad.hands.slice(index)] });
}

function checkPlace(sheet: Sheet, index: number): void {
  if (!isWhole(index, 0, sheet.pad.hands.length - 1)) throw new BadPad('no-such-hand', { hands: sheet.pad.hands.length });
}
