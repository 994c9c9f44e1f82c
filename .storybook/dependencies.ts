/**
 * Dependencies that the dev server would find only when a story asks for them: it then reloads the page,
 * which fails a test that is under way.
 */
export const foundLate = [
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

/** One file an icon: bundling the whole set for the few in use takes longer than serving them. */
export const servedAsIs = ['@tabler/icons-react'];
