import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { houseBrand } from '../../e2e/bench/lib/houseBrand.ts';
import { flags } from './scripts/flags.ts';

/** Inserts the site configuration into each benchmark page, as the server does. */
function benchSite(): Plugin {
  return {
    name: 'bench-site',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'touchline-site' },
        children: readFileSync(new URL('bench/site.json', import.meta.url), 'utf8'),
        injectTo: 'head',
      },
    ],
  };
}

/** Builds the pages of `bench/`, which are used only by benchmarks. */
export default defineConfig({
  // Addresses of the pages' files are relative, so that any server can serve the folder under any path.
  base: './',
  plugins: [react(), vanillaExtractPlugin(), flags(), houseBrand(), benchSite()],
  build: {
    outDir: 'dist-bench',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    rolldownOptions: {
      input: { board: 'bench/board.html', match: 'bench/match.html' },
    },
  },
});
