import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Pagination } from './Pagination.tsx';

/** Documentation for the page of `Pagination`. */
export const docs = {
  Pagination: {
    usage: 'Use it below a long list whose order is fixed, such as a history of bets.',
    dos: ['Pass `hrefOf`, so that pages can be opened in a new tab and shared.'],
    donts: ["Don't use it for a list that fits on a page or two; show all of it."],
    anatomy: [
      ['Previous button', 'labels'],
      ['Pages', 'page', 'count'],
      ['Next button', 'labels'],
    ],
    keys: ['button', 'link'],
    related: ['HistoryTable', 'TournamentTable'],
    aliases: ['pages', 'paging', 'pager', 'next'],
  } satisfies ComponentDocs<typeof Pagination>,
};
