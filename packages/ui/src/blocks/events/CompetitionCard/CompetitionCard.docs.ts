import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CompetitionCard } from './CompetitionCard.tsx';

/** Documentation for the page of `CompetitionCard`. */
export const docs = {
  CompetitionCard: {
    usage:
      'Use it with `kind` for the matches of a sport, whose competitions have a `CompetitionHead`, or for the results of a competition; its width decides between rows and a table.',
    dos: ['Name the price columns in `columns`; the rows of a table show prices only.'],
    donts: ["Don't mix sports in one card: their columns differ."],
    anatomy: [
      ['Flag and name', 'flag', 'title'],
      ['Count', 'count'],
      ['Fold button', 'collapsed', 'collapseLabel'],
      ['Columns', 'columns', 'columnsTitle', 'columnsKind', 'moreColumns'],
      ['Matches', 'children'],
    ],
    keys: ['button', 'prices', 'link'],
    related: ['CompetitionHead', 'EventRow', 'ResultRow', 'CompetitionList'],
    aliases: ['league', 'tournament', 'match list', 'fixtures'],
  } satisfies ComponentDocs<typeof CompetitionCard>,
};
