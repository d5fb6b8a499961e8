/** The catalogues of one language in groups: `virtual:words/de/core` for every page, the others for those that speak of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../src/eklat/locales/', import.meta.url));
/** By the last parts of their names: what comes before is a game. A game's own catalogue has only its name. */
const GROUPS: Record<string, RegExp> = {
  core: /^(cards(-.*)?|(.*-)?web-(ui|start))\.ftl$/,
  table: /^((?!(bots|cards|pad|review|server|story|terminal)\.)\w+|(.*-)?web(-table)?)\.ftl$/,
  host: /^web-host\.ftl$/,
  pad: /^(.*-)?pad\.ftl$/,
  replay: /^(.*-)?web-replay\.ftl$/,
  review: /^(web-)?review\.ftl$/,
  rules: /^(.*-)?web-(rules(-.*)?|learn)\.ftl$/,
};
/** What a game is called stands in its own catalogue, and every page says it. */
const TITLE = /^\w+-title = .*$/gm;
const ALL = 'virtual:words';
const NAME = /^\0virtual:words\/(\w+)\/(\w+)$/;

/** `{ de: { core: () => import('virtual:words/de/core'), … }, … }` */
function loaders(): string {
  const groups = (language: string): string =>
    Object.keys(GROUPS)
      .map((group) => `${group}: () => import('${ALL}/${language}/${group}')`)
      .join(', ');
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name.length === 2);
  return `export default { ${languages.map(({ name }) => `${name}: { ${groups(name)} }`).join(', ')} };`;
}

export function words(): Plugin {
  return {
    name: 'eklat-words',
    resolveId: (id) => (id === ALL || NAME.test(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return loaders();
      const [, language, group] = NAME.exec(id) ?? [];
      if (!language || !group) return null;
      const folder = `${LOCALES}${language}/`;
      const texts = readdirSync(folder)
        .sort()
        .flatMap((file) => {
          const [isWhole, hasTitle] = [GROUPS[group]!.test(file), group === 'core' && GROUPS.table!.test(file)];
          if (!isWhole && !hasTitle) return [];
          this.addWatchFile(folder + file);
          const text = readFileSync(folder + file, 'utf8');
          return isWhole ? text.replace(/^#.*\n/gm, '') : (text.match(TITLE) ?? []);
        });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}
