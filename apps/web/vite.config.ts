import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups, everyPages } from './scripts/chunkGroups.ts';
import { flags } from './scripts/flags.ts';
import { pageFromServer } from './scripts/pageFromServer.ts';

const server = process.env['TOUCHLINE_SERVER'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), flags(), pageFromServer(server)],
  define: { 'typeof document': '"object"' },
  // The server replaces this placeholder by the page's nonce on every script and style and in a meta element.
  html: { cspNonce: 'NONCE-OF-THE-PAGE' },
  server: {
    proxy: {
      '/web-api': { target: server, ws: true },
      '^/(?:bff|blocks|fatman|limit-service|redirects|social)-api/': { target: server },
      // Call-backs of the sandbox, and the local company of social sign-in.
      '^/(?:psp|verifiers|dev/oauth)/': { target: server },
      // Each brand's files, served next to its page.
      '^/(?:(?:fonts|icons)/.+|(?:icon|logo)\\.svg|manifest\\.json)$': { target: server },
    },
  },
  build: {
    target: 'es2023',
    // Browsers that support `:dir()`; for older ones it would be rewritten to languages, which ignores an explicit
    // direction.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    // All supported browsers know these links except one old Safari, which loads slightly later without them.
    modulePreload: {
      polyfill: false,
      // Every page already loads these; listing them for each lazy chunk would only add weight.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !everyPages.test(file)) : files,
    },
    manifest: true,
    sourcemap: true,
    // The content security policy allows no data URLs for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    include: ['src/**/!(*.screen).test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['scripts/suites.setup.ts', '../../packages/testing/src/properties.setup.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
