/** What there is to play, as the server tells it: asked once per language. */
import { api } from './api';
import type { Catalogue, GameName } from './types';
import { has, language, t } from './words.svelte';

const USUAL_BOT = 'club';
const asked = new Map<string, Promise<Catalogue>>();
let latest = $state.raw<Catalogue | null>(null);

export function catalogue(): Promise<Catalogue> {
  const key = language();
  if (!asked.has(key)) {
    const answer = api.get<Catalogue>(`/catalogue?lang=${key}`);
    asked.set(key, answer);
    answer.then(
      (found) => (latest = found),
      () => asked.delete(key),
    );
  }
  return asked.get(key)!;
}

/** The value of an option where a table says nothing about it; undefined until the catalogue is there. */
export function usual(game: GameName, option: string): string | number | boolean | undefined {
  return latest?.games.find((one) => one.name === game)?.options.find((one) => one.name === option)?.default;
}

/** What a game is called; one without words of its own as the server calls it. */
export function gameTitle(game: GameName): string {
  if (has(`${game}-title`)) return t(`${game}-title`);
  void catalogue().catch(() => null);
  return latest?.games.find((one) => one.name === game)?.title ?? game;
}

/** The bot that usually sits down and gives advice, or who else plays this game; undefined if nobody does, as far as we know. */
export function usualBot(game: GameName): string | undefined {
  const able = latest?.bots.filter(({ games }) => games.includes(game)).map(({ name }) => name) ?? [USUAL_BOT];
  return able.find((name) => name === USUAL_BOT) ?? able[0];
}

/** Whether there is a bot that knows what to advise, as far as we know. */
export const hasAdvice = (game: GameName): boolean => usualBot(game) === USUAL_BOT;

/** How well a bot plays, in a word. */
export const botLevel = (bot: string): string => (has(`tbl-level-${bot}`) ? t(`tbl-level-${bot}`) : bot);

/** What a bot is like, in a sentence; nothing until the catalogue is there. */
export const botLine = (bot: string): string => latest?.bots.find(({ name }) => name === bot)?.line ?? '';
