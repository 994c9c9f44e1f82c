import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';
import { brands } from './brands.ts';
import { prebundled, servedAsIs } from './dependencies.ts';
import { componentPages } from './docs/componentPages.ts';
import { searchable } from './docs/searchableIndex.ts';
import { propTypes } from './docgen/propTypes.ts';
import { firstStories } from './firstStories.ts';

/** The preset `storyIndexGenerator` is missing in Storybook's type. */
const config: StorybookConfig & { storyIndexGenerator: typeof searchable } = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './*/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  storyIndexGenerator: searchable,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen (`react-docgen-typescript`) needs the JavaScript API of TypeScript, which version 7 does not
  // have. `propTypes` completes what it can't read.
  typescript: { reactDocgen: 'react-docgen', check: false },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    const ours: UserConfig = {
      plugins: [vanillaExtractPlugin(), brands(), propTypes(), firstStories(), componentPages()],
      optimizeDeps: { include: prebundled, exclude: servedAsIs },
      build: {
        // Browsers that support `:dir()`. For older ones it is compiled to language selectors, which ignore an
        // explicit `dir`.
        cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          // Radix marks its files with "use client"; Storybook has no server components, and the warnings hide real
          // ones.
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        },
      },
    };
    return mergeConfig(vite, ours);
  },
};

export default config;
