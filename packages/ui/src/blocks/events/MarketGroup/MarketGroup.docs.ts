import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MarketGroup } from './MarketGroup.tsx';

/** Documentation for the page of `MarketGroup`. */
export const docs = {
  MarketGroup: {
    usage: "Use it for a market on a match's page.",
    dos: [
      'Use `lines` for totals and handicaps: each line is named once.',
      'Show results of a closed market in place of its prices.',
    ],
    donts: ["Don't remove a suspended market; its prices return."],
    anatomy: [
      ['Title', 'title', 'note'],
      ['Buttons', 'pinLabel', 'historyLabel', 'collapseLabel'],
      ['Column headers', 'heads'],
      ['Prices', 'prices', 'lines'],
      ['Results', 'results'],
    ],
    keys: ['button', 'prices'],
    related: ['PriceCell', 'MarketTabs'],
    aliases: ['odds', 'bet market', 'handicap', 'totals', 'over under'],
  } satisfies ComponentDocs<typeof MarketGroup>,
};
