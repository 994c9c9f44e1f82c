import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { houseBrand } from '../../e2e/bench/lib/houseBrand.ts';
import { withoutUnusedParts } from './scripts/withoutUnusedParts.ts';

/** Builds the pages of `bench/`, which benchmarks drive and the product never serves. */
export default defineConfig({
  // Addresses of the pages' files are relative, so that any server can offer the folder at any place.
  base: './',
  plugins: [react(), vanillaExtractPlugin(), houseBrand(), withoutUnusedParts()],
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
