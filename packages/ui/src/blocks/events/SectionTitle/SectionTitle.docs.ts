import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SectionTitle } from './SectionTitle.tsx';

/** Documentation for the page of `SectionTitle`. */
export const docs = {
  SectionTitle: {
    usage: 'Use it above a list, with a link to all of it.',
    dos: ['Say how many there are: “All 318”.'],
    donts: ["Don't use it within cards; they have headers."],
    anatomy: [
      ['Title', 'children', 'level', 'mark'],
      ['Sentence', 'lead'],
      ['Link to all', 'allLabel', 'allHref'],
      ['Filters', 'end'],
    ],
    keys: ['button', 'link'],
    related: ['Heading', 'CompetitionCard'],
    aliases: ['header', 'heading', 'see all'],
  } satisfies ComponentDocs<typeof SectionTitle>,
};
