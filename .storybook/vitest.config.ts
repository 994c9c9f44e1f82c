import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserIn } from './browser.ts';

/**
 * Plays stories with React's warnings, for work on a story:
 * `npm run exec -- pnpm exec vitest --config .storybook/vitest.config.ts <part of its path>`. The guard plays all of
 * them in `e2e/visual`. Not a project of the root's configuration: opening Storybook costs each run four CPU-seconds.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: { name: 'stories', browser: browserIn({ width: 1024, height: 900 }) },
});
