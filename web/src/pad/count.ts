/**
 * The arithmetic of the score pad. All figures come from the engine (`facts.json`, and `figures.json` of each game), and test
 * vectors made by the engine (`tests/pad/cases.json`) hold every answer and every refusal equal to `eklat.pad` in Python. The
 * checks stand in the same order.
 */
import { GAMES as ALL } from '../games';
import { checkSeat, has, isObject, isWhole, keys, optionIn } from './checks';
import FACTS from './facts.json';
import { BadPad, type Counting, type Hand, type Json, type Option, type Options, type PadData, type Result, type Row, type Seat, type Sheet } from './pad';

const COUNTINGS = import.meta.glob<Counting>('../games/*/pad/count.ts', { eager: true, import: 'counting' });

/** How this game is counted. */
export const countingOf = (game: string): Counting => COUNTINGS[`../games/${game}/pad/count.ts`]!;
/** The games that have a pad. */
export const GAMES: readonly string[] = ALL.filter(countingOf);
export const FORMAT = FACTS.format;
export const LONGEST_NAME = FACTS.longest_name;

/** How many can play: [fewest, most]. */
export const playersOf = (game: string): [number, number] => countingOf(game).figures.players as [number, number];
export const optionsOf = (game: string): Option[] => countingOf(game).figures.options;
export const optionOf = (pad: Pick<PadData, 'game' | 'options'>, name: string): string | number | boolean | undefined =>
  optionIn(countingOf(pad.game).figures, pad.options, name);
export const hasRounds = (game: string): boolean => countingOf(game).hasRounds ?? false;

function checkHand(game: string, entry: unknown): void {
  if (!isObject(entry)) throw new BadPad('object', { keys: 'kind' });
  countingOf(game).read(entry);
}

/** What this hand is worth on this pad. Throws `BadPad` if it cannot have happened. */
export function judge(hand: unknown, pad: PadData): Result {
  checkHand(pad.game, hand);
  return countingOf(pad.game).judge(hand as Json, pad);
}

/** What was done with each hand, or which of them was wrong. */
function each<T>(hands: unknown[], act: (hand: unknown) => T): T[] {
  return hands.map((hand, index) => {
    try {
      return act(hand);
    } catch (problem) {
      throw problem instanceof BadPad ? problem.at(index) : problem;
    }
  });
}

/** The whole sheet of a pad that has been read. */
function count(pad: PadData): Sheet {
  const { winners, isAgain } = countingOf(pad.game);
  let dealer = pad.first;
  let totals = pad.players.map(() => 0);
  const rows = each(pad.hands, (hand) => judge(hand, pad)).map((result, index): Row => {
    totals = totals.map((total, seat) => total + result.scores[seat]!);
    const row = { number: index + 1, dealer, hand: pad.hands[index]!, result, totals };
    if (!isAgain?.(result)) dealer = (dealer + 1) % pad.players.length;
    return row;
  });
  const won = rows.length ? winners(pad, rows, totals) : [];
  return { pad, rows, totals, dealer, winners: won, isOver: won.length > 0 };
}

// Reading ---------------------------------------------------------------------------------------------------------------

const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

function checkNames(names: unknown, game: string): void {
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

function checkOptions(options: Json, game: string, players: number): void {
  const catalogue = optionsOf(game);
  for (const [name, value] of Object.entries(options)) {
    const option = catalogue.find((one) => one.name === name);
    if (!option) throw new BadPad('unknown-option', { options: catalogue.map((one) => one.name).join(', ') });
    const fits = option.allowed ? option.allowed.includes(value as string) : isWhole(value, option.from!, option.to!);
    if (!fits) throw new BadPad('option', { name, expected: expected(option) });
  }
  countingOf(game).check?.(options, players);
}

/** The pad in this JSON value, checked through and through and counted. */
export function read(data: unknown): Sheet {
  if (!isObject(data) || data.format !== FORMAT) throw new BadPad('format', { format: FORMAT });
  if (!has(data, 'game')) throw new BadPad('missing-key', { key: 'game' });
  const game = GAMES.find((name) => name === data.game);
  if (!game) throw new BadPad('game', { games: GAMES.join(', ') });
  keys(data, ['format', 'game', 'players', 'options', 'first', 'hands'], hasRounds(game) ? ['rounds'] : []);
  if (!isObject(data.options)) throw new BadPad('options');
  if (!Array.isArray(data.hands) || data.hands.length > FACTS.most_hands) throw new BadPad('hands', { most: FACTS.most_hands });
  checkNames(data.players, game);
  const players = (data.players as string[]).length;
  checkOptions(data.options, game, players);
  checkSeat(data.first, 'first', players);
  const rounds = has(data, 'rounds') ? data.rounds : 1;
  if (!isWhole(rounds, 1, FACTS.most_rounds)) throw new BadPad('rounds', { most: FACTS.most_rounds });
  each(data.hands, (hand) => checkHand(game, hand));
  return count(data as unknown as PadData);
}

/** An empty pad. */
export function fresh(game: string, players: string[], options: Options = {}, first: Seat = 0, rounds = 1): Sheet {
  return read({ format: FORMAT, game, players, options, first, ...(hasRounds(game) ? { rounds } : {}), hands: [] });
}

/** The pad with one more hand; if there is no place left in the match, it says so. */
export function add(sheet: Sheet, hand: Hand): Sheet {
  if (sheet.isOver) throw new BadPad('match-over');
  return spliced(sheet, sheet.rows.length, 0, hand);
}

/** The pad with some hands exchanged for others; everything after them is counted again. */
function spliced(sheet: Sheet, index: number, count: number, ...others: Hand[]): Sheet {
  const hands = [...sheet.pad.hands];
  if (count && !isWhole(index, 0, hands.length - 1)) throw new BadPad('no-such-hand', { hands: hands.length });
  hands.splice(index, count, ...others);
  return read({ ...sheet.pad, hands });
}

export const correct = (sheet: Sheet, index: number, hand: Hand): Sheet => spliced(sheet, index, 1, hand);
export const remove = (sheet: Sheet, index: number): Sheet => spliced(sheet, index, 1);
/** The pad with a hand put back where it was. */
