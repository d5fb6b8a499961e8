/** The board of each game and its turn sentence, loaded when first needed. */
import type { Component } from 'svelte';
import type { GameName, Seat, View } from '../lib/types';
import type { BoardProps } from './board';
import type { Ending } from './end/Tally.svelte';

export interface GameBoard {
  Board: Component<BoardProps>;
  /** The plain turn sentence: "Your turn: follow green". */
  turn: (view: View, names: string[], you: Seat | null) => string;
  /** The heart of the sheet after a hand. */
  Result: Component<{ view: View; names: string[] } & Ending> | null;
}

const LOADERS: Record<GameName, () => Promise<GameBoard>> = {
  mu: async () => (await import('./mu/index')).board as unknown as GameBoard,
  mu2: async () => (await import('./mu2/index')).board as unknown as GameBoard,
  heuldoch: async () => (await import('./heuldoch/index')).board as unknown as GameBoard,
};
const found = new Map<GameName, Promise<GameBoard>>();

export function boardOf(game: GameName): Promise<GameBoard> {
  const known = found.get(game);
  if (known) return known;
  const asked = LOADERS[game]();
  found.set(game, asked);
  asked.catch(() => found.delete(game));
  return asked;
}
