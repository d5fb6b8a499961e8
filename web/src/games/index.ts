/** The games that have a folder here, found by their folders. Every other game has plain cards and a plain board. */
import { plain } from '../art/plain';
import { loadWords } from '../lib/words.svelte';
import type { About, Jot, Play, Writing } from './game';

const ABOUTS = import.meta.glob<{ about: Omit<About, 'name'> }>('./*/about.ts', { eager: true });
const LOADERS = import.meta.glob<{ play: unknown }>('./*/index.ts');
const WRITINGS = import.meta.glob<{ writing: Writing }>('./*/writing.ts');
const JOTS = import.meta.glob<{ jot: unknown }>('./*/jot.ts');

const folder = (path: string): string => path.split('/')[1]!;
const known = new Map<string, About>();
const playing = new Map<string, Promise<Play>>();

/** The names of the games that have a folder, as they stand in lists. */
export const GAMES: readonly string[] = Object.entries(ABOUTS)
  .sort(([, a], [, b]) => a.about.place - b.about.place)
  .map(([path]) => folder(path));

/** What is there at once. */
export function about(game: string): About {
  const found = known.get(game) ?? { ...(ABOUTS[`./${game}/about.ts`]?.about ?? plain(game)), name: game };
  known.set(game, found);
  return found;
}

/** A game of another package: its words come from the server, its board is the plain one. */
async function foreign(game: string): Promise<{ play: unknown }> {
  const [found] = await Promise.all([import('../table/generic'), loadWords(`game/${game}`)]);
  return found;
}

/** What is needed to play it and to replay it, loaded when first asked for. */
export function load(game: string): Promise<Play> {
  const found = playing.get(game);
  if (found) return found;
  const asked = (LOADERS[`./${game}/index.ts`] ?? (() => foreign(game)))().then(({ play }) => play as Play);
  playing.set(game, asked);
  asked.catch(() => playing.delete(game));
  return asked;
}

/** How it is written down; null for a game that does not say it. */
export const writing = async (game: string): Promise<Writing | null> => (await WRITINGS[`./${game}/writing.ts`]?.())?.writing ?? null;

/** Whether its hands can be tapped: the moves tell who held what. */
export const canJot = (game: string): boolean => `./${game}/jot.ts` in JOTS;
export const jot = async (game: string): Promise<Jot | null> => ((await JOTS[`./${game}/jot.ts`]?.())?.jot ?? null) as Jot | null;
