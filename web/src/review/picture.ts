/** A review as a picture that can be shared: an SVG that needs nothing else, and a PNG made of it. */
import type { Review, Seat } from '../lib/types';
import { t } from '../lib/words.svelte';
import { linesOf } from './falls';
import { points, SCALE, withError } from './numbers';
import { sumOf } from './sums';
import { BANDS, isNamed, SHAPES } from './verdicts';

const WIDE = 640;
const PAPER = '#fffcf5';
const INK = '#2a2320';
const QUIET = '#5a4c43';
const GOOD = '#17624c';
const BAD = '#a12a1c';
const COLOURS = { slip: 'none', mistake: '#b4590c', blunder: BAD };
const FONT = "font-family='Segoe UI, Roboto, Noto Sans, Helvetica, Arial, sans-serif'";

const safe = (text: string): string => text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface Shown {
  review: Review;
  names: string[];
  seat: Seat;
  title: string;
}

export function picture({ review, names, seat, title }: Shown): { svg: string; height: number } {
  const hand = review.hands[0]!;
  const parts: string[] = [];
  let y = 0;
  const write = (text: string, size: number, more = '', x = 32, down = size * 1.45): void => {
    y += down;
    parts.push(`<text x='${x}' y='${y.toFixed(0)}' font-size='${size}' ${more}>${safe(text)}</text>`);
  };
  const sum = sumOf(hand.decisions, seat);
  y = 14;
  write(title, 24, `font-weight='700' fill='${INK}'`);
  write(names[seat] ?? '', 18, `fill='${QUIET}'`);
  write(t('review-sum-lost', { points: withError(sum.lost), count: sum.decisions }), 20, `fill='${INK}' font-weight='700'`, 32, 38);
  write(BANDS.map((band) => t(`review-sum-${band}`, { count: sum.named[band] })).join(' · '), 16, `fill='${QUIET}'`);
  if (hand.curve.length) {
    y += 18;
    parts.push(
      curve(
        hand.curve,
        seat,
        y,
        hand.decisions.filter((one) => one.seat === seat && isNamed(one)),
      ),
    );
    y += 170;
  }
  const fall = hand.waterfalls.find((one) => one.seat === seat);
  if (fall) {
    const lines = linesOf(fall, names);
    const low = Math.min(0, ...lines.map(({ total }) => total));
    const high = Math.max(0, ...lines.map(({ total }) => total), low + 1);
    const x = (value: number): number => 300 + (220 * (value - low)) / (high - low);
    y += 8;
    lines.forEach((line, i) => {
      const isEnd = i === lines.length - 1;
      const from = isEnd ? 0 : line.total - line.points;
      write(line.text, 15, `fill='${INK}'${isEnd ? " font-weight='700'" : ''}`, 32, 25);
      const [a, b] = [Math.min(from, line.total), Math.max(from, line.total)];
      parts.push(
        `<rect x='${x(a).toFixed(1)}' y='${y - 12}' width='${Math.max(1.5, x(b) - x(a)).toFixed(1)}' height='13' fill='${line.points < 0 ? BAD : GOOD}'/>`,
      );
      parts.push(`<text x='${WIDE - 32}' y='${y}' font-size='15' text-anchor='end' fill='${INK}'>${safe(points(line.points, 1, true))}</text>`);
    });
    write(
      t('review-luck', { luck: points(fall.luck / SCALE, 1, true), adjusted: points((fall.end - fall.luck) / SCALE, 1, true) }),
      15,
      `fill='${QUIET}'`,
      32,
      30,
    );
  }
  write(t('review-picture-foot', { version: review.version, value: review.value ?? '–' }), 12, `fill='${QUIET}'`, 32, 34);
  const height = Math.round(y + 24);
  const head = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDE} ${height}' width='${WIDE}' height='${height}' ${FONT}>`;
  return { svg: `${head}<rect width='100%' height='100%' fill='${PAPER}'/>${parts.join('')}</svg>`, height };
}

function curve(rows: number[][], seat: Seat, top: number, losses: { action: number; verdict: string }[]): string {
  const all = rows.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const x = (at: number): number => 32 + (at / Math.max(1, rows.length - 1)) * (WIDE - 64);
  const y = (value: number): number => top + ((high - value) / (high - low || 1)) * 150;
  const path = (who: Seat): string => rows.map((row, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(row[who]!).toFixed(1)}`).join('');
  const others = rows[0]!.map((_, who) => (who === seat ? '' : `<path d='${path(who)}' fill='none' stroke='${QUIET}' stroke-opacity='.45'/>`));
  const marks = losses.map(({ action, verdict }) => {
    const band = verdict as keyof typeof COLOURS;
    return `<path transform='translate(${(x(action + 1) - 8).toFixed(1)} ${(y(rows[action + 1]![seat]!) - 8).toFixed(1)})' d='${SHAPES[band]}' fill='${COLOURS[band]}' stroke='${
      band === 'slip' ? '#8a6d00' : PAPER
    }' stroke-width='2'/>`;
  });
  const zero = `<path d='M32 ${y(0).toFixed(1)}H${WIDE - 32}' stroke='${QUIET}' stroke-opacity='.6'/>`;
  return `${zero}${others.join('')}<path d='${path(seat)}' fill='none' stroke='#6d2a55' stroke-width='3'/>${marks.join('')}`;
}

/** Twice as fine as it is shown. */
export async function png({ svg, height }: { svg: string; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 2 * WIDE, height: 2 * height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, 2 * WIDE, 2 * height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}
