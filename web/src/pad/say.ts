/** A pad in sentences; the terminal says the same by the same messages. */
import { figure, listed, t } from '../lib/words.svelte';
import { hasRounds, optionOf } from './count';
import { BadPad, type PadData, type Row, type Sheet } from './pad';
import { writingOf } from './writing';

export function about(pad: PadData): string {
  const game = t(`pad-game-${pad.game}`);
  const players = pad.players.length;
  if (hasRounds(pad.game)) return t('pad-about-rounds', { game, players, rounds: pad.rounds ?? 1 });
  return t('pad-about', { game, players, target: Number(optionOf(pad, 'target')) });
}

export function ending(sheet: Sheet): string {
  const names = listed(sheet.winners.map((seat) => sheet.pad.players[seat]!));
  return t('pad-over', { names, count: sheet.winners.length, points: figure(Math.max(...sheet.totals)) });
}

/** A message about a hand as it is said of this game: where a table chooses the number of rounds, every line is a game. */
export const inWords = (pad: PadData, id: string): string => (hasRounds(pad.game) ? `${id}-round` : id);

/** How a pad stands, for the list. */
export function standing(sheet: Sheet): string {
  if (!sheet.rows.length) return t(inWords(sheet.pad, 'pad-hands'), { hands: 0 });
  const best = Math.max(...sheet.totals);
  const seats = sheet.isOver ? sheet.winners : sheet.totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const values = { names: listed(seats.map((seat) => sheet.pad.players[seat]!)), count: seats.length, points: figure(best) };
  return `${t(inWords(sheet.pad, 'pad-hands'), { hands: sheet.rows.length })} · ${t(sheet.isOver ? 'pad-won' : 'pad-standing', values)}`;
}

export function nextLine(sheet: Sheet): string {
  const id = hasRounds(sheet.pad.game) ? 'pad-next-begins' : 'pad-next';
  return t(id, { hand: sheet.rows.length + 1, dealer: sheet.pad.players[sheet.dealer]! });
}

/** "Hand 3", or "Game 3". */
export const lineName = (pad: PadData, hand: number): string => t(hasRounds(pad.game) ? 'pad-round' : 'pad-hand', { hand });

/** What happened in this hand. */
export const caption = (pad: PadData, row: Row): string => writingOf(pad.game).caption(row, (seat) => pad.players[seat]!);

/** What is wrong, in a sentence. */
export function problem(wrong: unknown): string {
  if (!(wrong instanceof BadPad)) throw wrong;
  const what = t(`pad-wrong-${wrong.code}`, wrong.facts);
  return wrong.hand === null ? what : t('pad-wrong-in-hand', { hand: wrong.hand + 1, what });
}
