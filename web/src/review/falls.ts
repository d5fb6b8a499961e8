/** A waterfall as it is shown: each total is rounded, and the steps are what lies between, so that it adds up as shown. */
import type { Waterfall } from '../lib/types';
import { t } from '../lib/words.svelte';
import { SCALE } from './numbers';

export interface Line {
  text: string;
  points: number;
  total: number;
}

export function linesOf(fall: Waterfall, names: string[]): Line[] {
  let [exact, last] = [0, 0];
  const lines = fall.steps.map(({ part, seat, points }) => {
    exact += points;
    const total = Math.round(exact / (SCALE / 10)) / 10;
    const line = { text: t(`review-step-${part}`, { who: seat === null ? '' : (names[seat] ?? '') }), points: Math.round(10 * (total - last)) / 10, total };
    last = total;
    return line;
  });
  return [...lines, { text: t('review-step-end'), points: last, total: last }];
}
