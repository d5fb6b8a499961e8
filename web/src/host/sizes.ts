/** Numbers, sizes and times in the reader's language. */
import { language } from '../lib/words.svelte';

const number = (value: number, options: Intl.NumberFormatOptions): string => new Intl.NumberFormat(language(), options).format(value);

export const count = (value: number): string => number(value, { maximumFractionDigits: 0 });

/** As `12 MB`. */
export function bytes(size: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3));
  return number(size / 1000 ** step, { style: 'unit', unit: units[step]!, maximumSignificantDigits: 3 });
}

/** A time of some parts of a second; a dash where nothing was timed. */
export function milliseconds(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds === Infinity) return `> ${number(5, { style: 'unit', unit: 'second' })}`;
  if (seconds >= 1) return number(seconds, { style: 'unit', unit: 'second' });
  return number(seconds * 1000, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 });
}

/** A long time, by its largest part. */
export function span(seconds: number): string {
  const [unit, size] = seconds < 120 ? ['second', 1] : seconds < 7200 ? ['minute', 60] : seconds < 172_800 ? ['hour', 3600] : ['day', 86_400];
  return number(Math.floor(seconds / Number(size)), { style: 'unit', unit: String(unit), unitDisplay: 'long' });
}

/** The time of a day; with the date, if it is another one. */
export function clock(seconds: number): string {
  const when = new Date(seconds * 1000);
  const isToday = when.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language(), isToday ? { timeStyle: 'medium' } : { dateStyle: 'short', timeStyle: 'short' }).format(when);
}
