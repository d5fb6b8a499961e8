/** The figures of the rules, as the engine wrote them down (`python -m eklat.pad.facts web/src`). */
import FIGURES from './figures.json';

type Figures = (typeof FIGURES)['tables']['3'];
const figures = (players: number): Figures => FIGURES.tables[String(players) as '3'];

/** The goals of all heights. */
export const goals = (players: number): number[] => figures(players).goals;
export const goal = (players: number, height: number): number => goals(players)[height - 1] ?? 0;
/** The highest goal that so many points make. */
export const heightReached = (players: number, points: number): number => figures(players).reached[points] ?? 0;
/** All card points of a hand. */
export const sum = (players: number): number => figures(players).sum;

/** The classes of trumps: the rarer they are, the higher the bonus. */
export type Rarity = keyof Figures['bonus'];
/** What chief and partner each get on top of a goal made. */
export const bonusFor = (players: number, height: number, kind: Rarity, alone: boolean): number =>
  figures(players)[alone ? 'bonus_alone' : 'bonus'][kind][height - 1] ?? 0;

/** What the chief loses for each step that is missing. */
export const perStep = FIGURES.missed.chief;

/** What an Eklat at this height brings: the one who laid last pays, the others who are tied gain. */
export function eklat(height: number, tied: number, shared: boolean): { pay: number; gain: number } {
  const worth = shared ? FIGURES.eklat.shared : FIGURES.eklat.plain;
  return { pay: worth.pay[height - 1] ?? 0, gain: worth.gain[String(tied) as '2']?.[height - 1] ?? 0 };
}
