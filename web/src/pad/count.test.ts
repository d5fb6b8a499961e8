/** The browser counts as the engine does: cases made by Python, every answer and every refusal. */
import { describe, expect, it, vi } from 'vitest';
import CASES from '../../../tests/pad/cases.json?raw';
import { filled, type Eklat, type Played } from '../games/mu/pad/count';
import { add, correct, fresh, read, remove } from './count';
import { parse, toCsv, toText } from './files';
import { loadWords, speak } from '../lib/words.svelte';
import { BadPad } from './pad';

interface Case {
  pad: unknown;
  answer: Record<string, unknown>;
  csv?: string;
  text?: string;
}
const cases = JSON.parse(CASES) as Case[];

function answer(data: unknown): Record<string, unknown> {
  try {
    const sheet = read(data);
    return {
      scores: sheet.rows.map((row) => row.result.scores),
      totals: sheet.rows.map((row) => row.totals),
      dealers: sheet.rows.map((row) => row.dealer),
      next: sheet.dealer,
      winners: sheet.winners,
    };
  } catch (problem) {
    if (!(problem instanceof BadPad)) throw problem;
    return { refused: problem.code, hand: problem.hand, facts: problem.facts };
  }
}

/** Values are written as each language writes them; what counts is which option and which code. */
function told(given: Record<string, unknown>): Record<string, unknown> {
  return given.refused === 'option' ? { ...given, facts: { name: (given.facts as { name: string }).name } } : given;
}

describe('count', () => {
  it('has hundreds of cases', () => expect(cases.length).toBeGreaterThan(500));
  it.each(cases.map((one, number) => [number, one] as const))('case %i', (_, one) => {
    expect(told(answer(one.pad))).toEqual(told(one.answer));
  });
  it('writes the same files and spreadsheets as Python', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await loadWords('pad');
    await speak('de');
    const whole = cases.filter((one) => one.csv !== undefined);
    expect(whole.length).toBeGreaterThan(40);
    for (const one of whole) {
      expect(toCsv(read(one.pad))).toBe(one.csv);
      expect(toText(read(one.pad).pad)).toBe(one.text);
      expect(parse(one.text!).pad).toEqual(read(one.pad).pad);
    }
  });
});

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];
const hand = (change: Partial<Played> = {}): Played => ({
  kind: 'played',
  chief: 3,
  vice: null,
  partner: 4,
  height: 3,
  trump: 'colour',
  points: [7, 12, 9, 20, 12],
  ...change,
});

describe('a pad', () => {
  it('counts again after a correction, and puts a deleted hand back', () => {
    const one = add(fresh('mu', NAMES), hand());
    expect(one.totals).toEqual([7, 12, 9, 50, 42]);
    const eklat: Eklat = { kind: 'eklat', tied: [0, 1], culprit: 1, height: 3 };
    const two = add(one, eklat);
    expect(two.dealer).toBe(2);
    expect(correct(two, 0, hand({ trump: 'none' })).totals).toEqual([22, -18, 9, 80, 72]);
    const without = remove(two, 0);
    expect(without.totals).toEqual([15, -30, 0, 0, 0]);
  });
  it('takes no hand after the end, unless the target is raised', () => {
    const over = add(fresh('mu', NAMES, { target: 40 }), hand());
    expect(over.winners).toEqual([3]);
    expect(() => add(over, hand())).toThrow(BadPad);
    expect(add(read({ ...over.pad, options: { target: 400 } }), hand()).isOver).toBe(false);
  });
  it('fills in the last number', () => {
    expect(filled([7, 12, 9, 20, null], 60)).toEqual([7, 12, 9, 20, 12]);
    expect(() => filled([7, null, null, 20, 1], 60)).toThrow('points-missing');
    expect(() => filled([40, 30, null], 60)).toThrow('sum');
  });
});
