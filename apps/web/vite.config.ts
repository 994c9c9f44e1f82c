import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups, everyPages } from './scripts/chunkGroups.ts';
import { pageFromServer } from './scripts/pageFromServer.ts';
import { withoutUnusedParts } from './scripts/withoutUnusedParts.ts';

const server = process.env['TOUCHLINE_SERVER'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), pageFromServer(server), withoutUnusedParts()],
  define: { 'typeof document': '"object"' },
  // The server puts the nonce of each page in place of this mark, on every script and style and in a meta.
  html: { cspNonce: 'NONCE-OF-THE-PAGE' },
  server: {
    proxy: {
      '/web-api': { target: server, ws: true },
      '^/(?:bff|blocks|fatman|limit-service|redirects|social)-api/': { target: server },
      // What the server keeps of each brand beside its page.
      '^/(?:(?:fonts|icons)/.+|(?:icon|logo)\\.svg|manifest\\.json)$': { target: server },
    },
  },
  build: {
    target: 'es2023',
    // Browsers that know `:dir()`; for older ones it is rewritten into languages, which a set direction escapes.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    // Every browser that is meant knows these links, but one old Safari, which loads a little later without.
    modulePreload: {
      polyfill: false,
      // Every page has these from its beginning: named once more with each late file they would only weigh.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !everyPages.test(file)) : files,
    },
    manifest: true,
    sourcemap: true,
    // The page's policy allows no data addresses for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
});
