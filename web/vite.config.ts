import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './vite.words';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words()],
  build: { outDir: '../src/eklat/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
