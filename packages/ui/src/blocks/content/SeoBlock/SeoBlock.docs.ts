import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SeoBlock } from './SeoBlock.tsx';

/** Documentation for the page of `SeoBlock`. */
export const docs = {
  SeoBlock: {
    usage: 'Use it at the bottom of a page for its description in the words that people search for.',
    dos: ['Write it for readers; it is collapsed to a few lines.'],
    donts: ["Don't put anything there that players need."],
    anatomy: [
      ['Text', 'nodes'],
      ['More and less', 'moreLabel', 'lessLabel'],
    ],
    keys: ['button', 'link', 'scroll'],
    related: ['RichText', 'Footer'],
    aliases: ['search engines', 'description', 'footer text'],
  } satisfies ComponentDocs<typeof SeoBlock>,
};
