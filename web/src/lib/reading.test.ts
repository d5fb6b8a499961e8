import { describe, expect, test } from 'vitest';
import { lineOf, Misread, placeOf, read, readMany } from './reading';

function problem(text: string): [string, number, string] {
  try {
    read(text);
  } catch (failed) {
    if (failed instanceof Misread) return [failed.problem, failed.at, failed.found];
  }
  throw new Error('it was read');
}

describe('reading what people have written', () => {
  test('is reading JSON', () => {
    const text = ' {"a": [1, -2.5e3, true, null, "ü\\n\\u00e4"], "b": {}, "c": []}\n';
    expect(read(text).value).toEqual(JSON.parse(text));
    expect(read('\ufeff[]').value).toEqual([]);
    expect(read('{"__proto__": 1}').value).toEqual(JSON.parse('{"__proto__": 1}'));
  });

  test('says what is wrong, and where', () => {
    expect(problem('')).toEqual(['empty', 0, '']);
    expect(problem('  ')).toEqual(['empty', 0, '']);
    expect(problem('{"a": [1, 2')).toEqual(['end', 11, '']);
    expect(problem('[1 2]')).toEqual(['comma', 3, '2']);
    expect(problem('[1,]')).toEqual(['sign', 3, ']']);
    expect(problem('{a: 1}')).toEqual(['key', 1, 'a']);
    expect(problem('{"a" 1}')).toEqual(['sign', 5, '1']);
    expect(problem('{"a": 1, "a": 2}')).toEqual(['twice', 9, 'a']);
    expect(problem('["bid R1]')).toEqual(['text', 1, '']);
    expect(problem('{} {}')).toEqual(['more', 3, '{']);
    expect(problem('[nope]')).toEqual(['sign', 1, 'n']);
    expect(problem('['.repeat(100))[0]).toBe('deep');
    expect(problem('[🧅]')).toEqual(['sign', 1, '🧅']);
  });

  test('knows the place of every action', () => {
    const text = '{"deals": [\n  {"actions": ["pass",\n    "bid R1"]}]}';
    const { places } = read(text);
    const place = placeOf(places, 0, 1)!;
    expect(text.slice(place.from, place.to)).toBe('"bid R1"');
    expect(lineOf(text, place.from)).toEqual({ line: 3, column: 5 });
    expect(text[placeOf(places, 0, null)!.from]).toBe('{');
    expect(placeOf(places, 0, 99)).toEqual(places.get('deals.0'));
    expect(placeOf(places, null, null)!.from).toBe(0);
  });

  test('takes one record, or one on every line', () => {
    expect(readMany('{\n"a": 1\n}').map(({ value }) => value)).toEqual([{ a: 1 }]);
    expect(readMany('{"a": 1}\n\n{"a": 2}\n').map(({ text }) => text)).toEqual(['{"a": 1}', '{"a": 2}']);
    try {
      readMany('{"a": 1}\n{"a": x}');
      expect.unreachable();
    } catch (failed) {
      expect(lineOf('{"a": 1}\n{"a": x}', (failed as Misread).at)).toEqual({ line: 2, column: 7 });
    }
  });
});
