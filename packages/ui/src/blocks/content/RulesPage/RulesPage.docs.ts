import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { RulesPage } from './RulesPage.tsx';

/** Documentation for the page of `RulesPage`. */
export const docs = {
  RulesPage: {
    usage: 'Use it for a chapter of the rules, with the other chapters and a search in the text.',
    dos: ['Give level 2 headings an id; they make the table of contents.'],
    donts: ["Don't change rules without a new date in `updated`."],
    anatomy: [
      ['Chapters', 'chapters'],
      ['Title and date', 'title', 'updated'],
      ['Contents and search', 'labels'],
      ['Text', 'nodes'],
    ],
    keys: ['button', 'link', 'searchbox', 'scroll'],
    related: ['RichText', 'TermsPage', 'Faq'],
    aliases: ['terms', 'legal', 'help'],
  } satisfies ComponentDocs<typeof RulesPage>,
};
