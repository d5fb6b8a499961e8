/** Pads as text: the file that Python reads and writes too, and CSV for a spreadsheet. */
import { read as readJson } from '../lib/reading';
import { countingOf, read } from './count';
import { BadPad, type Cells, type PadData, type Seat, type Sheet } from './pad';

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
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** The file: one line per hand, so that people can read it too. */
export function toText(pad: PadData): string {
  const { hands, ...rest } = pad;
  const { ordered } = countingOf(pad.game);
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const lines = hands.map((hand) => `    ${spaced(ordered(hand))}`).join(',\n');
  return `${head},\n  "hands": [${lines ? `\n${lines}\n  ` : ''}]\n}\n`;
}

const COLUMNS = 'hand dealer outcome chief vice partner height goal trump bonus short tied last'.split(' ');

/** Spreadsheets take what begins like this for a formula. */
const tame = (name: string): string => (/^[=+\-@]/.test(name) ? `'${name}` : name);
const quoted = (cell: string | number): string => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));

/** The sheet for a spreadsheet: a hand in every line, what it scored and the totals after it. */
export function toCsv(sheet: Sheet): string {
  const names = sheet.pad.players.map(tame);
  const lines: (string | number)[][] = [[...COLUMNS, ...names, ...names.map((name) => `${name} total`)]];
  const name = (seat: Seat | null): string => (seat === null ? '' : names[seat]!);
  for (const row of sheet.rows) {
    const cells: Cells = { hand: row.number, dealer: name(row.dealer), outcome: row.result.outcome, ...countingOf(sheet.pad.game).cells(row, name) };
    lines.push([...COLUMNS.map((column) => cells[column] ?? ''), ...row.result.scores, ...row.totals]);
  }
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}
