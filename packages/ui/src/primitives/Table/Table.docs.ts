import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Table } from './Table.tsx';

/** Documentation for the page of `Table`. */
export const docs = {
  Table: {
    usage: 'Use a table for figures that are compared by column: payments, turnover, standings.',
    dos: [
      'Set `narrow` by what players compare: sideways scrolling keeps columns, cards keep rows together.',
    ],
    donts: ["Don't sort in the component: it reports the wanted order, and the parent sorts."],
    anatomy: [
      ['Column headers', 'columns', 'sort'],
      ['Rows', 'rows'],
      ['Totals', 'footer'],
      ['Empty state', 'empty'],
    ],
    keys: ['button', 'scroll'],
    related: ['HistoryTable', 'FigureTable', 'Standings'],
    aliases: ['data grid', 'grid', 'rows', 'columns', 'sort'],
  } satisfies ComponentDocs<typeof Table>,
};
