import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';
import { brands } from './brands.ts';
import { foundLate, servedAsIs } from './dependencies.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './*/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of props needs the JavaScript API of TypeScript, which version 7 does not have.
  typescript: { reactDocgen: 'react-docgen', check: false },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    const ours: UserConfig = {
      plugins: [vanillaExtractPlugin(), brands()],
      optimizeDeps: { include: foundLate, exclude: servedAsIs },
      build: {
        // Browsers that know `:dir()`; for older ones it is rewritten into languages, which a set direction escapes.
        cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          // Radix marks its files for server components; a workshop has none, and the notes hide real warnings.
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        },
      },
    };
    return mergeConfig(vite, ours);
  },
};

export default config;
