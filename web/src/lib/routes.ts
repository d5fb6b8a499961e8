/** Which page the first part of a path is, and which words it speaks. The build reads it too: see vite.preload.ts. */
export type Group = 'table' | 'pad' | 'replay' | 'review' | 'rules' | 'host';
type Route = { page: string; words: Group[] };

export const ROUTES: Record<string, Route> = {
  '': { page: '../pages/Start.svelte', words: [] },
  new: { page: '../pages/NewTable.svelte', words: [] },
  tables: { page: '../pages/OpenTables.svelte', words: [] },
  games: { page: '../pages/MyGames.svelte', words: [] },
  settings: { page: '../pages/Settings.svelte', words: [] },
  device: { page: '../pages/Device.svelte', words: [] },
  cards: { page: '../pages/Cards.svelte', words: [] },
  host: { page: '../host/HostPage.svelte', words: ['host'] },
  t: { page: '../table/TablePage.svelte', words: ['table'] },
  pad: { page: '../pad/PadPage.svelte', words: ['pad'] },
  rules: { page: '../rules/RulesPage.svelte', words: ['rules'] },
  learn: { page: '../learn/LearnPage.svelte', words: ['rules'] },
  play: { page: '../review/MyPlay.svelte', words: ['review'] },
  jot: { page: '../jot/JotPage.svelte', words: ['table', 'replay'] },
  replay: { page: '../replay/ReplayPage.svelte', words: ['table', 'replay'] },
};
export const NOT_FOUND: Route = { page: '../pages/NotFound.svelte', words: [] };
