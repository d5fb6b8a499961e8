/** What stands on the rules pages, in order. Every text is a message; figures and positions come from the engine. */
import type { Component } from 'svelte';
import { GAMES as ALL } from '../games';
import type { GameName, Seat, View } from '../lib/types';

/** Numbers are paragraphs of the chapter, everything else stands between them. */
export type Part = number | { cards: string[] } | { figure: string } | { example: string };

/** The rules page of a game: `rules` in its folder `rules/index.ts`, with its examples beside it. */
export interface Rules<V extends View = View> {
  /** The letter of its rulings, and how many there are. */
  rulings: [letter: string, count: number];
  /** Its chapters by their anchors; the title is the message law-<game>-<anchor>. */
  chapters: Record<string, Part[]>;
  /** Its tables of figures, by name. */
  Figure: Component<{ name: string }>;
  /** A position as an example shows it. */
  Position: Component<{ view: V; names: string[]; you: Seat }>;
  /** Whether how it ended is told with everybody's points. */
  tellsScores?: boolean;
  /** A move on a button, from the words of its notation. */
  move: (words: string[], name: (seat: string) => string, you: (seat: string) => boolean) => string;
}

const RULES = import.meta.glob<Rules>('../games/*/rules/index.ts', { eager: true, import: 'rules' });

export const rulesOf = (game: GameName): Rules => RULES[`../games/${game}/rules/index.ts`]!;
/** The games that have rules pages. */
export const GAMES: readonly GameName[] = ALL.filter(rulesOf);

export const token = (card: string): string => `[[${card}]]`;

export type Block = { text: string } | Exclude<Part, number>;

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

export function chapters(game: GameName): Chapter[] {
  return Object.entries(rulesOf(game).chapters).map(([id, parts]) => ({
    id,
    title: `law-${game}-${id}`,
    blocks: parts.map((part): Block => (typeof part === 'number' ? { text: `law-${game}-${id}-${part}` } : part)),
  }));
}

/** The rulings of a game by number. */
export function rulings(game: GameName): string[] {
  const [letter, count] = rulesOf(game).rulings;
  return Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
}

/** The game whose rulings carry this number's letter; undefined if it is no ruling. */
export const gameOfRuling = (number: string): GameName | undefined => GAMES.find((game) => rulings(game).includes(number));
