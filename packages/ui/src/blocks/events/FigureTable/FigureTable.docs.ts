import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { FigureTable } from './FigureTable.tsx';

/** Documentation for the page of `FigureTable`. */
export const docs = {
  FigureTable: {
    usage: 'Use it for figures of players, such as a cricket scorecard.',
    dos: ['Give each column its full name; it is announced and shown on hover.'],
    donts: ["Don't use it for league tables; use `Standings`."],
    anatomy: [
      ['Name column', 'head', 'rows'],
      ['Figures', 'columns'],
      ['Emphasised column', 'loud'],
      ['Totals', 'total'],
    ],
    keys: ['link', 'scroll'],
    related: ['Standings', 'Table'],
    aliases: ['scorecard', 'box score', 'player stats'],
  } satisfies ComponentDocs<typeof FigureTable>,
};
