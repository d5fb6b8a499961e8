/** Options of a game in words: what they are called, and what their values are. */
import { about } from '../games';
import type { GameName, Option } from './types';
import { capital, has, listed, t } from './words.svelte';

type Value = string | number | boolean;

/** What so many players can choose. */
export function offered(game: GameName, options: readonly Option[], players: number): Option[] {
  const { idle, possible = () => true } = about(game);
  const none = idle?.(players) ?? [];
  return options
    .filter(({ name }) => !none.includes(name))
    .map((option) => (option.allowed ? { ...option, allowed: option.allowed.filter((value) => possible(option.name, value, players)) } : option));
}

/** Those of these values that are possible there and not the usual ones. */
export const chosen = (options: readonly Option[], values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) =>
      options.some(({ name, default: usual, allowed }) => name === key && usual !== value && (allowed?.includes(value) ?? true)),
    ),
  );

export const optionId = (game: GameName, option: string): string => `${game}-option-${option}`;
export const optionName = (game: GameName, option: string): string => (has(optionId(game, option)) ? t(optionId(game, option)) : option);

/** A value with words of its own, some suits of the pack, or as it is. */
export function valueName(game: GameName, option: string, value: Value): string {
  const id = `${optionId(game, option)}-${value}`;
  if (has(id)) return t(id);
  const { suits, suitName } = about(game).pack;
  const letters = typeof value === 'string' ? [...value] : [];
  if (letters.length < 2 || !letters.every((letter) => suits.includes(letter))) return String(value);
  return listed(suits.filter((suit) => letters.includes(suit)).map((suit) => capital(suitName(suit))));
}
