/** Words in three languages: the same Fluent catalogues as in Python, loaded when a language is first spoken. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import GROUPS from 'virtual:words';
import { announce } from './announce.svelte';
import { api } from './api';
import type { Group } from './routes';
import { settings } from './settings.svelte';

export const LANGUAGES = ['de', 'en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

/** A group of the built client, or a game that only the server knows: `game/stich`. */
type Source = Group | 'core' | `game/${string}`;

const state = $state<{ language: Language; edition: number }>({ language: 'en', edition: 0 });
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const wanted = new Set<Source>(['core']);
/** The language that is spoken as soon as its words have come. */
let next: Language = 'en';

async function text(language: Language, source: Source): Promise<string> {
  if (!source.startsWith('game/')) return (await GROUPS[language]![source]!()).default;
  return (await api.get<{ words: string }>(`/games/${encodeURIComponent(source.slice(5))}/words?lang=${language}`)).words;
}

async function load(language: Language): Promise<void> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  const missing = [...wanted].filter((source) => !loaded.has(`${language}/${source}`));
  await Promise.all(
    missing.map(async (source) => {
      const found = await text(language, source);
      if (!loaded.has(`${language}/${source}`)) bundle.addResource(new FluentResource(found));
      loaded.add(`${language}/${source}`);
    }),
  );
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  next = language;
  try {
    await load(language);
  } catch (problem) {
    if (next === language) next = state.language;
    throw problem;
  }
  if (next !== language) return;
  state.language = language;
  state.edition += 1;
  settings.language = language;
  document.documentElement.lang = language;
}

/** Speak another language, or say that its words could not be had. */
export async function change(language: Language): Promise<void> {
  await speak(language).catch(() => announce(t('ui-unreachable')));
}

/** Load more words for the language of now, and for every later one. */
export async function loadWords(...sources: Source[]): Promise<void> {
  const added = sources.filter((source) => !wanted.has(source));
  added.forEach((source) => wanted.add(source));
  try {
    await load(next);
    if (next !== state.language && state.edition) await load(state.language);
  } catch (problem) {
    added.forEach((source) => wanted.delete(source));
    throw problem;
  }
  state.edition += 1;
}

/** The language people see at first: what they chose, or what their browser asks for. */
export function firstLanguage(): Language {
  const asked = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return asked.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en';
}

export function language(): Language {
  return state.language;
}

/** Another number whenever words have come: what was put into words before may lack some. */
export function edition(): number {
  return state.edition;
}

/** A message in words; what is missing shows its id, and a test makes sure that nothing is. */
export function t(id: string, values?: Values): string {
  void state.edition;
  const bundle = bundles.get(state.language);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, values ?? null);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  void state.edition;
  return bundles.get(state.language)?.hasMessage(id) ?? false;
}

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number for people: with a true minus sign. */
export function figure(value: number): string {
  return String(value).replace('-', '−');
}

/** A number with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

/** "Anna, Bea and Carl" in the language of now. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(state.language === 'en' ? 'en-GB' : state.language, { type: 'conjunction' }).format(names);
}

/** "Chief · 12 points": short facts on a line; where it breaks, no line begins with the dot. */
export const dotted = (facts: readonly (string | false | null)[]): string => facts.filter(Boolean).join('\u00a0· ');
