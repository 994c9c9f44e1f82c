import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { HistoryActions } from '../HistoryActions/HistoryActions.tsx';
import type { HistoryFilters } from '../HistoryFilters/HistoryFilters.tsx';
import type { HistoryTable } from './HistoryTable.tsx';

/** Documentation for the page of `HistoryTable`, `HistoryFilters` and `HistoryActions`. */
export const docs = {
  HistoryTable: {
    usage: 'Use it for bets, payments or sessions of a period, with filters above and totals below.',
    dos: ['Pass totals over the whole period, not only of the page that is shown.'],
    donts: ["Don't leave an empty period without a way on; `emptyAction` shows another one."],
    anatomy: [
      ['Tools', 'tools'],
      ['Column headers', 'columns', 'sort'],
      ['Rows', 'rows'],
      ['Totals', 'totals'],
      ['Pages', 'pages'],
      ['Empty state', 'icon', 'emptyAction'],
    ],
    keys: ['button', 'link', 'textbox', 'select', 'dialog', 'scroll'],
    related: ['HistoryFilters', 'HistoryActions', 'Table', 'Pagination'],
    aliases: ['transactions', 'statement', 'report', 'grid'],
  } satisfies ComponentDocs<typeof HistoryTable>,
  HistoryFilters: {
    usage:
      'Use it above a history: common periods as chips, everything else as fields, on phones in a sheet.',
    dos: ['Show in `inUse` how many filters are active.'],
    donts: ["Don't hide the period among the other fields."],
    anatomy: [
      ['Periods', 'periods', 'period'],
      ['Fields', 'fields'],
      ['Button with the number of active filters', 'inUse', 'labels'],
    ],
    keys: ['button', 'textbox', 'select'],
    related: ['HistoryTable', 'FilterChips'],
    aliases: ['date range', 'filter', 'search'],
  } satisfies ComponentDocs<typeof HistoryFilters>,
  HistoryActions: {
    usage: 'Use it above a history for what concerns all of it: export, e-mail, clear.',
    dos: ['Ask before clearing, and say that it can be restored.'],
    donts: ["Don't put actions on single rows here."],
    anatomy: [
      ['Buttons', 'labels'],
      ['E-mail dialog', 'mailFields'],
      ['Confirmation', 'mailed'],
    ],
    keys: ['button'],
    related: ['HistoryTable', 'Menu'],
    aliases: ['export', 'download', 'csv', 'print'],
  } satisfies ComponentDocs<typeof HistoryActions>,
};
