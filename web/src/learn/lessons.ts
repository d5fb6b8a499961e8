/** What the coach says, and when: each lesson fits certain moments at a table and is told once. */
import { GAMES as ALL } from '../games';
import type { GameName, Seat, View } from '../lib/types';
import type { Lessons } from './lesson';

/** A moment at the table, as the learner sees it. */
export interface Scene {
  view: View | null;
  you: Seat | null;
  names: readonly string[];
}

type Facts = Record<string, string | number>;

const LESSONS = import.meta.glob<Lessons>('../games/*/lessons.ts', { eager: true, import: 'lessons' });

export const lessonsOf = (game: GameName): Lessons => LESSONS[`../games/${game}/lessons.ts`]!;
/** The games that have a guided first game. */
export const GAMES: readonly GameName[] = ALL.filter(lessonsOf);

export const idsOf = (game: GameName): string[] => Object.keys(lessonsOf(game).lessons);

/** Lessons that are the same in every game. */
const SHARED = ['help'];

/** Under which id the words of a lesson stand; its text has `-text` behind. */
export const wordsOf = (game: GameName, id: string): string => `learn-${SHARED.includes(id) ? 'any' : game}-${id}`;

/** What the coach says when a hand is over, beside its result. */
export const lastWord = (view: View): string | null => view.result && lessonsOf(view.game).lastWord(view.result);

export function facts(view: View, names: readonly string[], you: Seat | null): Facts {
  const name = (seat: Seat | null | undefined): string => (seat === null || seat === undefined ? '' : (names[seat] ?? ''));
  return lessonsOf(view.game).facts?.(view, name, you) ?? {};
}

export const fits = (game: GameName, id: string, { view, you }: Scene): boolean =>
  view !== null && you !== null && (lessonsOf(game).lessons[id]?.(view, you) ?? false);

/** The lessons that fit now and were not told yet, in order. */
export function due(game: GameName, scene: Scene, told: readonly string[]): string[] {
  return idsOf(game).filter((id) => !told.includes(id) && fits(game, id, scene));
}

/** What lies on the coach's desk: everything told so far and what it spoke of, which of it is shown, whether anybody wants to see it, and whether it has been acted upon. */
export interface Desk {
  told: string[];
  facts: Record<string, Facts>;
  at: number;
  open: boolean;
  read: boolean;
}

export const EMPTY: Desk = { told: [], facts: {}, at: -1, open: true, read: false };

function tell(desk: Desk, id: string, { view, you, names }: Scene): Desk {
  const spoken = { ...desk.facts, [id]: view === null ? {} : facts(view, names, you) };
  return { told: [...desk.told, id], facts: spoken, at: desk.told.length, open: true, read: false };
}

/** What the desk shows: a lesson as it holds now; or, when its moment has passed, as it was told, and called so. */
export function shown(desk: Desk, game: GameName, scene: Scene): { id: string; facts: Facts; isNow: boolean } | null {
  const id = desk.told[desk.at];
  if (id === undefined || scene.view === null) return null;
  const isNow = fits(game, id, scene);
  return { id, isNow, facts: isNow ? facts(scene.view, scene.names, scene.you) : (desk.facts[id] ?? {}) };
}

/** Something has happened. A new lesson comes if none is shown, if you have moved since the last one, or if its moment is gone. */
export function happened(desk: Desk, game: GameName, scene: Scene): Desk {
  const [first] = due(game, scene, desk.told);
  if (first === undefined) return desk;
  const current = desk.told.at(-1);
  const isRead = !desk.open || desk.read || current === undefined;
  const isPast = desk.at === desk.told.length - 1 && !(current && fits(game, current, scene));
  return isRead || isPast ? tell(desk, first, scene) : desk;
}

/** On to the next lesson; with nothing left to say the coach steps aside. */
export function next(desk: Desk, game: GameName, scene: Scene): Desk {
  if (desk.at < desk.told.length - 1) return { ...desk, at: desk.at + 1 };
  const [first] = due(game, scene, desk.told);
  return first === undefined ? { ...desk, open: false } : tell(desk, first, scene);
}

export const back = (desk: Desk): Desk => ({ ...desk, at: Math.max(0, desk.at - 1) });
export const shut = (desk: Desk): Desk => ({ ...desk, open: false });
/** Whoever has moved needs what is shown no longer: the next lesson may take its place. */
export const read = (desk: Desk): Desk => ({ ...desk, read: true });
export const reopen = (desk: Desk): Desk => ({ ...desk, open: true, at: desk.told.length - 1 });
