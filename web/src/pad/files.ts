/** Pads as text: the file that Python reads and writes too, and CSV for a spreadsheet. */
import { read as readJson } from '../lib/reading';
import { BadPad, read, type Eklat, type Fought, type Hand, type PadData, type Played, type Row, type Seat, type Sheet } from './count';

const LARGEST = 2 ** 20;

/** The pad in this text. */
export function parse(text: string): Sheet {
  if (text.length > LARGEST) throw new BadPad('too-large', { most: LARGEST / 1024 });
  let data: unknown;
  try {
    data = readJson(text).value;
  } catch {
    throw new BadPad('json');
  }
  return read(data);
}

/** As Python writes it: a space after colons and commas. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`).join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** The keys of a hand in the order of the format. */
function ordered(hand: Hand, pad: PadData): object {
  const drawn = 'drawn' in hand && hand.drawn !== undefined && hand.drawn !== null ? { drawn: hand.drawn } : {};
  if (hand.kind === 'passed') return { kind: 'passed', ...drawn };
  if (hand.kind === 'eklat') return { kind: 'eklat', tied: hand.tied, culprit: hand.culprit, height: hand.height, ...drawn };
  if (hand.kind === 'counted') return { kind: 'counted', piles: hand.piles };
  if (pad.game === 'mu2') {
    const { crown, height, points, made } = hand as Fought;
    return { kind: 'played', crown, height, ...(points === null || points === undefined ? { made } : { points }) };
  }
  const { chief, vice, partner, height, trump, points } = hand as Played;
  return { kind: 'played', chief, vice, partner, height, trump, points, ...drawn };
}

/** The file: one line per hand, so that people can read it too. */
export function toText(pad: PadData): string {
  const { hands, ...rest } = pad;
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const lines = hands.map((hand) => `    ${spaced(ordered(hand, pad))}`).join(',\n');
  return `${head},\n  "hands": [${lines ? `\n${lines}\n  ` : ''}]\n}\n`;
}

const COLUMNS = 'hand dealer outcome chief vice partner height goal trump bonus short tied last'.split(' ');
type Cells = Record<string, string | number | undefined>;

/** Spreadsheets take what begins like this for a formula. */
const tame = (name: string): string => (/^[=+\-@]/.test(name) ? `'${name}` : name);
const quoted = (cell: string | number): string => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));

function told(row: Row, game: PadData['game'], names: string[]): Cells {
  const name = (seat: Seat | null): string => (seat === null ? '' : names[seat]!);
  const { hand, result } = row;
  const cells: Cells = { hand: row.number, dealer: name(row.dealer), outcome: result.outcome };
  if (hand.kind === 'eklat') {
    const { tied, culprit, height } = hand as Eklat;
    return { ...cells, height, tied: [...tied].sort((a, b) => a - b).map(name).join('+'), last: name(culprit) };
  }
  if (hand.kind !== 'played') return cells;
  if (game === 'mu2') return { ...cells, chief: name((hand as Fought).crown), height: hand.height, goal: result.goal };
  const { chief, vice, partner, height, trump } = hand as Played;
  return { ...cells, chief: name(chief), vice: name(vice), partner: name(partner), height, goal: result.goal, trump, bonus: result.bonus, short: result.short };
}

/** The sheet for a spreadsheet: a hand in every line, what it scored and the totals after it. */
export function toCsv(sheet: Sheet): string {
  const names = sheet.pad.players.map(tame);
  const lines: (string | number)[][] = [[...COLUMNS, ...names, ...names.map((name) => `${name} total`)]];
  for (const row of sheet.rows) {
    const cells = told(row, sheet.pad.game, names);
    lines.push([...COLUMNS.map((column) => cells[column] ?? ''), ...row.result.scores, ...row.totals]);
  }
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

