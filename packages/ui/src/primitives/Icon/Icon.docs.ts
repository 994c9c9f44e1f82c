import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Icon } from './Icon.tsx';

/** Documentation for the page of `Icon`. */
export const docs = {
  Icon: {
    usage: 'Use an icon next to a word to make it quicker to find. Its name is its meaning, not its drawing.',
    dos: ["Replace a drawing for one brand in the brand's folder `icons`; the name stays."],
    donts: ["Don't use an icon without a word or an accessible name: it is hidden from screen readers."],
    anatomy: [
      ['Drawing', 'name'],
      ['Size', 'size'],
    ],
    keys: [],
    otherControls: 'inStories',
    related: ['IconButton', 'Badge'],
    aliases: ['symbol', 'glyph', 'svg', 'pictogram'],
  } satisfies ComponentDocs<typeof Icon>,
};
