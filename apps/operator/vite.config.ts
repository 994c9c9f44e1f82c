import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Where the server delivers it: beside its calls.
  base: '/ops/console/',
  // The server puts the nonce of each page in place of this mark, on every script and style.
  html: { cspNonce: 'NONCE-OF-THE-PAGE' },
  server: { proxy: { '/ops': { target: process.env['TOUCHLINE_SERVER'] ?? 'http://localhost:4000' } } },
  build: {
    target: 'es2023',
    // Browsers that know `:dir()`; for older ones it is rewritten into languages, which a set direction escapes.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    manifest: true,
    // The page's policy allows no data addresses for scripts and fonts.
    assetsInlineLimit: 0,
  },
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
