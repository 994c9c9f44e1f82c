import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flags } from './scripts/flags.ts';

/**
 * Builds the part of the app that prerenders a page's first screen on the server: one program with all dependencies.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), flags()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/prerender/prerender.tsx',
    outDir: 'dist/prerender',
    target: 'node24',
    minify: false,
    sourcemap: false,
    // The server finds the app's files for the lazy code that a page has used.
    manifest: true,
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  },
});
