/** What each page will ask for, in `preload.json`: the server names it to the browser before the first script has come. */
import type { Plugin, Rollup } from 'vite';
import { ROUTES } from './src/lib/routes.ts';

const WORDS = /^\0virtual:words\/(\w+)\/(\w+)$/;

export function preload(): Plugin {
  return {
    name: 'eklat-preload',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part): part is Rollup.OutputChunk => part.type === 'chunk');
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

      /** A chunk, all it stands on, and their styles. */
      const files = (chunk: Rollup.OutputChunk, found = new Set<string>()): Set<string> => {
        if (found.has(chunk.fileName)) return found;
        for (const name of chunk.imports) files(named.get(name)!, found);
        chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
        return found.add(chunk.fileName);
      };
      const entry = chunks.find((chunk) => chunk.isEntry)!;
      const pages: Record<string, string[]> = {};
      for (const [first, { page }] of Object.entries(ROUTES)) {
        const chunk = chunks.find((found) => found.facadeModuleId?.endsWith(`/src${page.slice(2)}`))!;
        pages[first] = [...files(chunk, files(entry))];
      }
      const words: Record<string, Record<string, string>> = {};
      for (const chunk of chunks) {
        const [, language, group] = WORDS.exec(chunk.facadeModuleId ?? '') ?? [];
        if (language && group) (words[language] ??= {})[group] = chunk.fileName;
      }
      const asked = Object.fromEntries(
        Object.keys(words).map((language) => [
          language,
          Object.fromEntries(
            Object.entries(ROUTES).map(([first, route]) => [first, [...pages[first]!, ...['core', ...route.words].map((group) => words[language]![group]!)]]),
          ),
        ]),
      );
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(asked) });
    },
  };
}
