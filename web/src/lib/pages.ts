/** Which page a path is. Pages are loaded when they are first opened. */
import type { Component } from 'svelte';

type Page = { default: Component };

const PAGES = import.meta.glob<Page>([
  '../pages/*.svelte', '../table/TablePage.svelte', '../pad/PadPage.svelte', '../rules/RulesPage.svelte', '../learn/LearnPage.svelte',
  '../replay/ReplayPage.svelte',
]);
const ROUTES: Record<string, string> = {
  '': '../pages/Start.svelte',
  new: '../pages/NewTable.svelte',
  tables: '../pages/OpenTables.svelte',
  games: '../pages/MyGames.svelte',
  settings: '../pages/Settings.svelte',
  device: '../pages/Device.svelte',
  cards: '../pages/Cards.svelte',
  t: '../table/TablePage.svelte',
  pad: '../pad/PadPage.svelte',
  rules: '../rules/RulesPage.svelte',
  learn: '../learn/LearnPage.svelte',
  replay: '../replay/ReplayPage.svelte',
};
const NOT_FOUND = '../pages/NotFound.svelte';

/** The page under the first part of the path; the same promise every time, so that it is not built anew. */
export function pageOf(first: string | undefined): Promise<Page> {
  const file = ROUTES[first ?? ''] ?? NOT_FOUND;
  opened[file] ??= (PAGES[file] ?? PAGES[NOT_FOUND])!().catch((problem: unknown) => {
    delete opened[file];
    throw problem;
  });
  return opened[file];
}
const opened: Record<string, Promise<Page>> = {};
