/**
 * Dependencies that the dev server would otherwise discover only when a story imports them: it then reloads the page,
 * which fails the running test.
 */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs/blocks',
  'storybook/test',
  'storybook/preview-api',
  '@touchline/ui > d3-array',
  '@touchline/ui > d3-scale',
  '@touchline/ui > d3-shape',
];

/**
 * Packages that aren't prebundled: with one file per icon, bundling the whole set takes longer than serving the few
 * in use.
 */
export const servedAsIs = ['@tabler/icons-react'];
