import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SearchPanel } from './SearchPanel.tsx';

/** Documentation for the page of `SearchPanel`. */
export const docs = {
  SearchPanel: {
    usage: 'Use it for searching matches, teams, competitions and games.',
    dos: ['Show recent searches, live matches and popular competitions before the first characters.'],
    donts: ["Don't search for a single character."],
    anatomy: [
      ['Search field', 'query'],
      ['Recent searches', 'recent'],
      ['Suggestions', 'suggestions', 'hint'],
      ['Matches', 'matches'],
      ['Groups of results', 'groups'],
      ['Summary', 'summary'],
    ],
    keys: ['button', 'link', 'prices', 'searchbox'],
    related: ['SearchResults', 'GameSearch'],
    aliases: ['find', 'search', 'autocomplete'],
  } satisfies ComponentDocs<typeof SearchPanel>,
};
