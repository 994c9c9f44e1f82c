import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SearchResults } from './SearchResults.tsx';

/** Documentation for the page of `SearchResults`. */
export const docs = {
  SearchResults: {
    usage: 'Use it on the page of search results, in groups by kind.',
    dos: ['Highlight the query in the names.'],
    donts: ["Don't show empty groups."],
    anatomy: [
      ['Groups', 'groups'],
      ['Results', 'groups'],
      ['Highlight', 'query'],
      ['Empty state', 'emptyTitle', 'emptyDetail'],
    ],
    keys: ['link'],
    related: ['SearchPanel', 'EventSearch'],
    aliases: ['find', 'results'],
  } satisfies ComponentDocs<typeof SearchResults>,
};
