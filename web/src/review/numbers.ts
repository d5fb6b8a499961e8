/** Numbers of reviews as people read them: with their error, and a true minus sign. */
import type { Estimate } from '../lib/types';
import { language } from '../lib/words.svelte';

/** Waterfalls and curves count thousandths of a point. */
export const SCALE = 1000;

export function points(value: number, digits = 1, sign = false): string {
  const format = new Intl.NumberFormat(language() === 'en' ? 'en-GB' : language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'auto',
  });
  const shown = Number(value.toFixed(digits)) || 0; // no −0
  return format.format(shown).replace('-', '−');
}

export const withError = ({ value, half }: Estimate, digits = 1, sign = false): string => `${points(value, digits, sign)} ± ${points(half, digits)}`;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
