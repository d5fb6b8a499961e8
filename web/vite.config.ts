import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { CHUNKS } from './vite.chunks.ts';
import { offline } from './vite.offline.ts';
import { preload } from './vite.preload.ts';
import { words } from './vite.words.ts';

/** The server behind `make dev`. */
const server = process.env.EKLAT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words(), preload(), offline()],
  build: {
    outDir: '../src/eklat/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], isolate: false, maxWorkers: 1, setupFiles: './vite.world.ts' },
});
