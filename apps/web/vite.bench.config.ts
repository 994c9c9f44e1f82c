import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { houseBrand } from '../../e2e/bench/lib/houseBrand.ts';
import { LINE_FILE, lineOf, MATCHES } from './bench/line.ts';
import { withoutUnusedParts } from './scripts/withoutUnusedParts.ts';

/** Puts the site that the benches' pages are of into each of them, as the server does. */
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

/** Writes the board's line beside its page: a page that made its own would hold what the making leaves behind. */
function boardLine(): Plugin {
  return {
    name: 'board-line',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: `bench/${LINE_FILE}`,
        source: JSON.stringify(lineOf(MATCHES)),
      });
    },
  };
}

/** Builds the pages of `bench/`, which benchmarks drive and the product never serves. */
export default defineConfig({
  // Addresses of the pages' files are relative, so that any server can offer the folder at any place.
  base: './',
  plugins: [react(), vanillaExtractPlugin(), houseBrand(), benchSite(), boardLine(), withoutUnusedParts()],
  build: {
    outDir: 'dist-bench',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    rolldownOptions: {
      input: { board: 'bench/board.html', list: 'bench/long-list.html', match: 'bench/match.html' },
    },
  },
});
