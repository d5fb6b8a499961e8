/** Reading JSON that people have written: strictly, and with the place of everything, so that a problem can be pointed at. */
export interface Place {
  from: number;
  to: number;
}

export type Problem = 'empty' | 'end' | 'sign' | 'text' | 'key' | 'twice' | 'comma' | 'deep' | 'more';

/** What cannot be read, and where. */
export class Misread extends Error {
  constructor(
    readonly problem: Problem,
    readonly at: number,
    /** The sign that stands there, or the key that is written twice. */
    readonly found = '',
  ) {
    super(`${problem} at ${at}`);
  }
}

export interface Reading {
  value: unknown;
  /** By path, such as `deals.0.actions.3`. */
  places: Map<string, Place>;
}

const DEEPEST = 40;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const WORDS: [string, unknown][] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

class Reader {
  at = 0;
  places = new Map<string, Place>();

  constructor(readonly text: string) {
    if (text.startsWith('\ufeff')) this.at = 1;
  }

  space(): void {
    while (' \t\r\n'.includes(this.text[this.at] ?? 'x')) this.at += 1;
  }

  wrong(problem: Problem): Misread {
    if (this.at >= this.text.length) return new Misread('end', this.text.length);
    return new Misread(problem, this.at, [...this.text.slice(this.at, this.at + 2)][0]);
  }

  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  value(path: string, depth: number): unknown {
    if (depth > DEEPEST) throw new Misread('deep', this.at);
    this.space();
    const from = this.at;
    const sign = this.text[this.at] ?? '';
    const value = sign === '{' ? this.object(path, depth) : sign === '[' ? this.list(path, depth) : this.plain(sign);
    this.places.set(path, { from, to: this.at });
    return value;
  }

  plain(sign: string): unknown {
    if (sign === '"') return this.words();
    const digits = this.match(NUMBER);
    if (digits) return Number(digits);
    for (const [word, value] of WORDS)
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    throw this.wrong('sign');
  }

  words(): string {
    const from = this.at;
    const found = this.match(TEXT);
    if (found === null) throw new Misread('text', from);
    return JSON.parse(found) as string;
  }

  /** After an entry: true if another one follows. */
  goesOn(close: string): boolean {
    this.space();
    const sign = this.text[this.at];
    if (sign !== ',' && sign !== close) throw this.wrong('comma');
    this.at += 1;
    return sign === ',';
  }

  list(path: string, depth: number): unknown[] {
    const found: unknown[] = [];
    this.at += 1;
    this.space();
    if (this.text[this.at] === ']') {
      this.at += 1;
      return found;
    }
    do found.push(this.value(`${path}${path && '.'}${found.length}`, depth + 1));
    while (this.goesOn(']'));
    return found;
  }

  object(path: string, depth: number): Record<string, unknown> {
    const found: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    this.at += 1;
    this.space();
    if (this.text[this.at] === '}') {
      this.at += 1;
      return { ...found };
    }
    do {
      this.space();
      if (this.text[this.at] !== '"') throw this.wrong('key');
      const from = this.at;
      const key = this.words();
      if (key in found) throw new Misread('twice', from, key);
      this.space();
      if (this.text[this.at] !== ':') throw this.wrong('sign');
      this.at += 1;
      found[key] = this.value(`${path}${path && '.'}${key}`, depth + 1);
    } while (this.goesOn('}'));
    return { ...found };
  }
}

/** The one value in this text. */
export function read(text: string): Reading {
  const reader = new Reader(text);
  reader.space();
  if (reader.at >= text.length) throw new Misread('empty', 0);
  const value = reader.value('', 0);
  reader.space();
  if (reader.at < text.length) throw reader.wrong('more');
  return { value, places: reader.places };
}

/** The records in a text: one, or one on every line. Throws `Misread`. */
export function readMany(text: string): { value: unknown; text: string }[] {
  try {
    return [{ value: read(text).value, text: text.trim() }];
  } catch (problem) {
    const lines = text.split('\n').filter((line) => line.trim());
    if (lines.length < 2 || !lines.some(isWhole)) throw problem;
    let at = 0;
    return lines.map((line) => {
      at = text.indexOf(line, at);
      try {
        return { value: read(line).value, text: line.trim() };
      } catch (inner) {
        throw inner instanceof Misread ? new Misread(inner.problem, at + inner.at, inner.found) : inner;
      }
    });
  }
}

function isWhole(line: string): boolean {
  try {
    return typeof read(line).value === 'object';
  } catch {
    return false;
  }
}

/** Line and column of a place, both from 1. */
export function lineOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The place that a verdict means, as near as there is one. */
export function placeOf(places: Map<string, Place>, deal: number | null, action: number | null): Place | null {
  const paths = [`deals.${deal}.actions.${action}`, `deals.${deal}`, 'deals', ''];
  const wanted = deal === null ? [''] : action === null ? paths.slice(1) : paths;
  return wanted.map((path) => places.get(path)).find((place) => place) ?? null;
}
