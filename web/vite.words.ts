/** The catalogues of one language as one module: `virtual:words/de` for every page, `virtual:words/de/rules` for the long texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../src/eklat/locales/', import.meta.url));
const CORE = /^(cards|story|table|pad|web-(?!rules|learn).*)\.ftl$/;
const RULES = /^web-(rules.*|learn)\.ftl$/;
const NAME = /^virtual:words\/(de|en|nl)(\/rules)?$/;

export function words(): Plugin {
  return {
    name: 'eklat-words',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const found = NAME.exec(id.slice(1));
      if (!id.startsWith('\0virtual:words/') || !found) return null;
      const folder = `${LOCALES}${found[1]}/`;
      const wanted = found[2] ? RULES : CORE;
      const texts = readdirSync(folder).sort().filter((file) => wanted.test(file)).map((file) => {
        this.addWatchFile(folder + file);
        return readFileSync(folder + file, 'utf8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}
