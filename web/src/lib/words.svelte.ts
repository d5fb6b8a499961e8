/** Words in three languages: the same Fluent catalogues as in Python, loaded when a language is first spoken. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { announce } from './announce.svelte';
import type { Group } from './routes';
import { settings } from './settings.svelte';

export const LANGUAGES = ['de', 'en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

type Loader = () => Promise<{ default: string }>;
/** The words of every page, and groups of words that only some pages need. */
const FILES: Record<Language, Record<Group | 'core', Loader>> = {
  de: {
    core: () => import('virtual:words/de/core'),
    table: () => import('virtual:words/de/table'),
    pad: () => import('virtual:words/de/pad'),
    replay: () => import('virtual:words/de/replay'),
    rules: () => import('virtual:words/de/rules'),
  },
  en: {
    core: () => import('virtual:words/en/core'),
    table: () => import('virtual:words/en/table'),
    pad: () => import('virtual:words/en/pad'),
    replay: () => import('virtual:words/en/replay'),
    rules: () => import('virtual:words/en/rules'),
  },
  nl: {
    core: () => import('virtual:words/nl/core'),
    table: () => import('virtual:words/nl/table'),
    pad: () => import('virtual:words/nl/pad'),
    replay: () => import('virtual:words/nl/replay'),
    rules: () => import('virtual:words/nl/rules'),
  },
};

const state = $state<{ language: Language; edition: number }>({ language: 'en', edition: 0 });
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const wanted = new Set<Group | 'core'>(['core']);
/** The language that is spoken as soon as its words have come. */
let next: Language = 'en';

async function load(language: Language): Promise<void> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  const missing = [...wanted].filter((group) => !loaded.has(`${language}/${group}`));
  await Promise.all(
    missing.map(async (group) => {
      const text = (await FILES[language][group]()).default;
      if (!loaded.has(`${language}/${group}`)) bundle.addResource(new FluentResource(text));
      loaded.add(`${language}/${group}`);
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

/** Load groups of words for the language of now, and for every later one. */
export async function loadWords(...groups: Group[]): Promise<void> {
  const added = groups.filter((group) => !wanted.has(group));
  added.forEach((group) => wanted.add(group));
  try {
    await load(next);
    if (next !== state.language && state.edition) await load(state.language);
  } catch (problem) {
    added.forEach((group) => wanted.delete(group));
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
