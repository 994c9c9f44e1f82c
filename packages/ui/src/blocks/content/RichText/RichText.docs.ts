import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { RichText } from './RichText.tsx';

/** Documentation for the page of `RichText`. */
export const docs = {
  RichText: {
    usage: 'Use it for text from editors: rules, news, terms.',
    dos: ['Pass data; markup from outside is never inserted into the page.'],
    donts: ["Don't use it for labels and messages of the product."],
    anatomy: [
      ['Headings, paragraphs, lists, tables and images', 'nodes'],
      ['Highlighted search', 'mark'],
    ],
    keys: ['link', 'scroll'],
    related: ['Paragraph', 'RulesPage', 'SeoBlock'],
    aliases: ['content', 'cms', 'html', 'markdown', 'prose'],
  } satisfies ComponentDocs<typeof RichText>,
};
