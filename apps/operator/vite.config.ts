import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // The server serves the console at this path, next to its calls.
  base: '/ops/console/',
  // The server replaces this mark on every script and style with the nonce of the page.
  html: { cspNonce: 'NONCE-OF-THE-PAGE' },
  server: { proxy: { '/ops': { target: process.env['TOUCHLINE_SERVER'] ?? 'http://localhost:4000' } } },
  build: {
    target: 'es2023',
    // Browsers that support `:dir()`. For older ones the compiler would rewrite it into a list of languages, which
    // ignores an explicit direction.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: true,
    // The content security policy allows no `data:` addresses for scripts and fonts.
    assetsInlineLimit: 0,
  },
  test: { include: ['src/**/*.test.{ts,tsx}'], isolate: false, testTimeout: 60_000 },
});
