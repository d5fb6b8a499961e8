/** The list of all files of the client, for the copy on the device (`public/sw.js`). The page names it; its own name is a mark of its content. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'eklat-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no page to name the list');
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const list = JSON.stringify(names.sort().map((name) => `/${name}`));
      const fileName = `assets/files-${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
      this.emitFile({ type: 'asset', fileName, source: list });
      page.source = String(page.source).replace('</head>', `<meta name="files" content="/${fileName}"></head>`);
    },
  };
}
