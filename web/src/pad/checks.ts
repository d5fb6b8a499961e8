/** Reading strictly: every check of a pad is made of these few. */
import { BadPad, type Figures, type Json, type PadData, type Seat } from './pad';

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
export const has = (data: Json, key: string): boolean => Object.hasOwn(data, key);
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export function keys(data: unknown, required: string[], optional: string[] = []): Json {
  if (!isObject(data)) throw new BadPad('object', { keys: required.join(', ') });
  for (const key of required) if (!has(data, key)) throw new BadPad('missing-key', { key });
  for (const key of Object.keys(data)) {
    if (!required.includes(key) && !optional.includes(key)) throw new BadPad('unknown-key', { key: key.slice(0, 40) });
  }
  return data;
}

export function checkSeat(value: unknown, key: string, players: number): void {
  if (!isWhole(value, 0, players - 1)) throw new BadPad('seat', { key, last: players - 1 });
}

/** An option of this pad, or its default. */
export const optionIn = (figures: Figures, options: Json, name: string): string | number | boolean | undefined =>
  (options[name] as string | undefined) ?? figures.options.find((option) => option.name === name)?.default;

/** Who has the most when the target ends the match; `helped` only helps the leader over it. */
export function byTarget(pad: PadData, figures: Figures, totals: number[], isEnough: boolean, helped = 0): Seat[] {
  const best = Math.max(...totals);
  const over = best + helped - Number(optionIn(figures, pad.options, 'target'));
  return over > 0 || (over === 0 && isEnough) ? totals.flatMap((total, seat) => (total === best ? [seat] : [])) : [];
}
