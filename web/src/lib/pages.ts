/** The pages, each loaded with its words when it is first opened. */
import type { Component } from 'svelte';
import { NOT_FOUND, ROUTES } from './routes';
import { loadWords } from './words.svelte';

type Page = { default: Component };

const PAGES = import.meta.glob<Page>([
  '../pages/*.svelte',
  '../host/HostPage.svelte',
  '../table/TablePage.svelte',
  '../pad/PadPage.svelte',
  '../rules/RulesPage.svelte',
  '../learn/LearnPage.svelte',
  '../jot/JotPage.svelte',
  '../replay/ReplayPage.svelte',
  '../review/MyPlay.svelte',
]);
const opened: Record<string, Promise<Page>> = {};

/** The page under the first part of the path; the same promise every time, so that it is not built anew. */
export function pageOf(first: string | undefined): Promise<Page> {
  const name = first ?? '';
  const { page, words } = (Object.hasOwn(ROUTES, name) && ROUTES[name]) || NOT_FOUND;
  opened[page] ??= Promise.all([PAGES[page]!(), loadWords(...words)]).then(
    ([found]) => found,
    (problem: unknown) => {
      delete opened[page];
      throw problem;
    },
  );
  return opened[page];
}
