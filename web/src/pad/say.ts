/** A pad in sentences; the terminal says the same by the same messages. */
import { figure, listed, t } from '../lib/words.svelte';
import { BadPad, heulWinners, optionOf, type Eklat, type Fought, type PadData, type Played, type Row, type Sheet } from './count';

export function about(pad: PadData): string {
  const game = t(`pad-game-${pad.game}`);
  const players = pad.players.length;
  if (pad.game === 'heuldoch') return t('pad-about-rounds', { game, players, rounds: pad.rounds ?? 1 });
  return t('pad-about', { game, players, target: Number(optionOf(pad, 'target')) });
}

export function ending(sheet: Sheet): string {
  const names = listed(sheet.winners.map((seat) => sheet.pad.players[seat]!));
  return t('pad-over', { names, count: sheet.winners.length, points: figure(Math.max(...sheet.totals)) });
}

/** A message about a hand as it is said of this game: in Heul doch! every line is a game. */
export const inWords = (pad: PadData, id: string): string => (pad.game === 'heuldoch' ? `${id}-round` : id);

/** How a pad stands, for the list. */
export function standing(sheet: Sheet): string {
  if (!sheet.rows.length) return t(inWords(sheet.pad, 'pad-hands'), { hands: 0 });
  const best = Math.max(...sheet.totals);
  const seats = sheet.isOver ? sheet.winners : sheet.totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const values = { names: listed(seats.map((seat) => sheet.pad.players[seat]!)), count: seats.length, points: figure(best) };
  return `${t(inWords(sheet.pad, 'pad-hands'), { hands: sheet.rows.length })} · ${t(sheet.isOver ? 'pad-won' : 'pad-standing', values)}`;
}

export function nextLine(sheet: Sheet): string {
  const id = sheet.pad.game === 'heuldoch' ? 'pad-next-begins' : 'pad-next';
  return t(id, { hand: sheet.rows.length + 1, dealer: sheet.pad.players[sheet.dealer]! });
}

function told(pad: PadData, row: Row): string {
  const { hand, result } = row;
  const name = (seat: number): string => pad.players[seat]!;
  if (hand.kind === 'passed') return pad.game === 'mu2' ? t('pad-row-redealt', { dealer: name(row.dealer) }) : t('pad-row-passed');
  if (hand.kind === 'eklat') {
    const { tied, culprit, height } = hand as Eklat;
    return t('pad-row-eklat', { names: listed([...tied].sort((a, b) => a - b).map(name)), height, culprit: name(culprit) });
  }
  if (hand.kind === 'counted') {
    const won = heulWinners(result.scores, result.lost!);
    const lost = result.lost!.flatMap((points, seat) => (points ? [`${name(seat)} ${points}`] : []));
    const text = t('pad-row-counted', { names: listed(won.map(name)), count: won.length });
    return lost.length ? `${text} · ${t('pad-row-lost', { list: lost.join(', ') })}` : text;
  }
  if (pad.game === 'mu2') {
    const { crown, height, points } = hand as Fought;
    const values = { crown: name(crown), height, goal: result.goal! };
    if (points === null || points === undefined) return t(`pad-row-${result.outcome}-plain`, values);
    return t(`pad-row-${result.outcome}`, { ...values, points });
  }
  const { chief, height, trump } = hand as Played;
  const values = { goal: result.goal!, height, trump: t(`pad-trump-${trump}`), points: result.side!, bonus: result.bonus!, short: result.short! };
  const text = t(`pad-row-${result.outcome}`, values);
  return result.alone ? t('pad-row-alone', { chief: name(chief), what: text }) : text;
}

/** What happened in this hand. */
export function caption(pad: PadData, row: Row): string {
  const drawn = 'drawn' in row.hand ? row.hand.drawn : undefined;
  return told(pad, row) + (drawn === undefined || drawn === null ? '' : ` · ${t('pad-drawn-was', { digit: drawn })}`);
}

/** What is wrong, in a sentence. */
export function problem(wrong: unknown): string {
  if (!(wrong instanceof BadPad)) throw wrong;
  const what = t(`pad-wrong-${wrong.code}`, wrong.facts);
  return wrong.hand === null ? what : t('pad-wrong-in-hand', { hand: wrong.hand + 1, what });
}
