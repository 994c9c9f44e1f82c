import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
// Not from the kit's index: a story then waits for its own modules only, and one broken file breaks only its own
// stories.
import { loadLazyParts } from '../packages/ui/src/theme/lazy.ts';
import { watchPriceKeys } from '../packages/ui/src/blocks/events/priceKeys.ts';
import { UiProvider } from '../packages/ui/src/theme/UiProvider.tsx';
import { configure } from 'storybook/test';
import { brands, densities, modes } from 'virtual:brands';
import { chromaticModes, withChromatic } from './chromatic/modes.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { showPropTypes } from './docgen/showPropTypes.ts';
import { BookContainer } from './theme/BookContainer.tsx';
import { directionOf, hangStyles, lookOf, textSteps, visions, applyLook } from './look.ts';
import { beginStory, finishStory, freezeTime, isSnapshot, isWalked } from './freezeTime.ts';
import { languages } from './languages.ts';

hangStyles();
watchPriceKeys();
if (isSnapshot()) freezeTime();
// A page that runs in parallel with others may wait long for an element; in manual use a missing element should fail
// fast.
configure({ asyncUtilTimeout: isWalked() ? 15_000 : 1_000 });

const withLook: Decorator = (Story, { globals }) => {
  const look = lookOf(globals);
  const { language } = look;
  useLayoutEffect(() => applyLook(look));
  return (
    <UiProvider direction={directionOf(look)} locale={language} messages={languages[language].messages}>
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  // Loads all lazy parts first, so that nothing appears after a snapshot or a test has begun.
  loaders: [loadLazyParts],
  beforeEach: () => {
    if (isSnapshot()) beginStory();
  },
  afterEach: () => {
    if (isSnapshot()) finishStory();
  },
  argTypesEnhancers: [
    showPropTypes,
    withChromatic(
      chromaticModes(import.meta.env['STORYBOOK_CHROMATIC_MODES'], {
        brands: brands.map(({ name }) => name),
        modes,
      }),
    ),
  ],
  tags: ['autodocs'],
  decorators: [withLook],
  initialGlobals: {
    brand: brands[0].name,
    mode: modes[0],
    density: densities[0],
    direction: 'auto',
    language: 'en',
    text: 'normal',
    vision: visions[0],
  },
  globalTypes: {
    brand: {
      description: 'Brand book',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ name, title }) => ({ value: name, title })),
      },
    },
    mode: {
      description: 'Colour mode',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: [...modes] },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', dynamicTitle: true, items: [...densities] },
    },
    direction: {
      description: 'Direction',
      toolbar: { icon: 'transfer', dynamicTitle: true, items: ['auto', 'ltr', 'rtl'] },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, { title }]) => ({ value, title })),
      },
    },
    text: {
      description: 'Text size',
      toolbar: { icon: 'paragraph', dynamicTitle: true, items: textSteps },
    },
    vision: {
      description: 'Vision: full contrast, large text, no movement',
      toolbar: { icon: 'accessibility', dynamicTitle: true, items: [...visions] },
    },
  },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Start here',
            'Theme a brand',
            'Tokens',
            'Brand board',
            'Brand studio',
            'Scripts',
            'Visual tests in Chromatic',
          ],
          'Primitives',
          'Blocks',
          'Layouts',
        ],
      },
    },
    backgrounds: { disable: true },
    docs: { container: BookContainer, page: DocsPage },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // Off by default in axe, although it is part of WCAG 2.2 AA.
        rules: { 'target-size': { enabled: true } },
      },
      config: {
        rules: [
          // A story is a fragment of a page: landmarks and the first heading belong to the page.
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
  },
};

export default preview;
