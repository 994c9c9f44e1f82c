import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MarketTools } from './MarketTools.tsx';

/** Documentation for the page of `MarketTools`. */
export const docs = {
  MarketTools: {
    usage: 'Use it above the markets of a match: search, collapse all, two columns.',
    dos: ['Announce in `found` how many markets match.'],
    donts: ["Don't show it for a match with few markets."],
    anatomy: [
      ['Search', 'query', 'searchLabel'],
      ['Collapse button', 'collapseAllLabel'],
      ['Column button', 'columnsLabel'],
      ['Found', 'found'],
    ],
    keys: ['button', 'searchbox'],
    related: ['MarketGroup', 'EventSearch'],
    aliases: ['filter markets', 'collapse', 'toolbar'],
  } satisfies ComponentDocs<typeof MarketTools>,
};
