/** Pads as text: the file that Python reads and writes too, and CSV for a spreadsheet. */
import { read as readJson } from '../lib/reading';
import { t } from '../lib/words.svelte';
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
const quoted = (cell: string | number, separator: string): string =>
  /["\r\n]/.test(String(cell)) || String(cell).includes(separator) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

/** The sheet for a spreadsheet, as those of the language expect it: a hand in every line, what everybody took in cards, what it scored, and the totals. */
export function toCsv(sheet: Sheet): string {
  const names = sheet.pad.players.map(tame);
  const name = (seat: Seat | null): string => (seat === null ? '' : names[seat]!);
  const rows = sheet.rows.map((row) => {
    const told: Cells = { hand: row.number, dealer: name(row.dealer), outcome: row.result.outcome, ...countingOf(sheet.pad.game).cells(row, name) };
    const words: Cells = { outcome: t(`pad-csv-is-${told.outcome}`), ...(told.trump ? { trump: t(`pad-trump-${told.trump}`) } : {}) };
    return { row, cells: { ...told, ...words } as Cells, cards: countingOf(sheet.pad.game).cards?.(row.hand) ?? null };
  });
  const hasCards = rows.some(({ cards }) => cards);
  const none = names.map(() => '');
  const heads = [...(hasCards ? ['cards'] : []), 'scores', 'totals'].flatMap((group) => names.map((name) => t(`pad-csv-${group}`, { name })));
  const lines = rows.map(({ row, cells, cards }) => [
    ...COLUMNS.map((column) => cells[column] ?? ''),
    ...(hasCards ? (cards ?? none) : []),
    ...row.result.scores,
    ...row.totals,
  ]);
  const separator = t('pad-csv-separator');
  return [[...COLUMNS.map((column) => t(`pad-csv-${column}`)), ...heads], ...lines]
    .map((line) => `${line.map((cell) => quoted(cell, separator)).join(separator)}\r\n`)
    .join('');
}
