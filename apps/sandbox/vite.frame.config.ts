import { defineConfig } from 'vite';

const root = new URL('src/games/frame/', import.meta.url).pathname;

/** Builds the scripts that run in the frame of a game, and those of the page that checks rounds. */
export default defineConfig({
  root,
  // The maker's process serves the documents and these files.
  base: '/frame/',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    outDir: new URL('dist/frame', import.meta.url).pathname,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The content security policy allows no `data:` addresses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { play: `${root}play.tsx`, check: `${root}checkPage.tsx` },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The documents name the styles of the two entries.
        assetFileNames: ({ names }) =>
          names.some((name) => name === 'play.css' || name === 'check.css')
            ? '[name].css'
            : '[name]-[hash][extname]',
      },
    },
  },
});
