import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CompetitionList } from './CompetitionList.tsx';

/** Documentation for the page of `CompetitionList`. */
export const docs = {
  CompetitionList: {
    usage: 'Use it to find a competition by country, and to show several at once.',
    dos: ['Put top competitions first.'],
    donts: ["Don't list competitions without matches."],
    anatomy: [
      ['Search', 'search'],
      ['Groups', 'groups'],
      ['Selection', 'labels'],
    ],
    keys: ['button', 'link', 'checkbox', 'searchbox'],
    related: ['CompetitionCard', 'SportMenu'],
    aliases: ['leagues', 'tournaments', 'countries'],
  } satisfies ComponentDocs<typeof CompetitionList>,
};
