/** Which modules come in one file: a slow line counts requests more than bytes, and a first visit counts both. */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const FIRST = ['./src/main.ts', './src/App.svelte', './src/pages/Start.svelte'].map((file) => fileURLToPath(new URL(file, import.meta.url)));
const base = new Set<string>();

/** All that a module stands on. */
function add(id: string, context: Rolldown.ChunkingContext): void {
  if (base.has(id)) return;
  base.add(id);
  context.getModuleInfo(id)?.importedIds.forEach((found) => add(found, context));
}

/** Whether the shell or the start page stands on a module. */
function isBase(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!base.size) FIRST.forEach((first) => add(first, context));
  return base.has(id) && !FIRST.includes(id);
}

export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: (id, context) => (isBase(id, context) ? 'base' : null), priority: 3 },
  { name: 'figures', test: /src\/games\/[^/]+\/figures/, priority: 2 },
  {
    name: 'kept',
    test: /src\/(pad\/(count|storage|checks|files|pad|pads\.svelte)\.ts|games\/[^/]+\/pad\/count|jot\/drafts|replay\/(kept|pack|record|types|words)|lib\/reading)/,
    priority: 2,
  },
  { name: 'shared', test: /src\/(art|lib\/(?!qr|belongings|sealed))/, minShareCount: 2, priority: 1 },
];
