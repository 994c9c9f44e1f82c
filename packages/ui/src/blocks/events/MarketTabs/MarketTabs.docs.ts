import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MarketTabs } from './MarketTabs.tsx';

/** Documentation for the page of `MarketTabs`. */
export const docs = {
  MarketTabs: {
    usage: 'Use it above the markets of a match: their groups, search, collapse all.',
    dos: ["Put the player's own markets first.", 'Announce in `found` how many markets match.'],
    donts: ["Don't have a group with a single market.", "Don't offer a search for a match with few markets."],
    anatomy: [
      ['Search', 'search'],
      ['Groups', 'options', 'value'],
      ['Collapse button', 'fold'],
    ],
    keys: ['button', 'searchbox'],
    related: ['MarketGroup', 'FilterChips', 'EventSearch'],
    aliases: ['market groups', 'tabs', 'categories', 'filter markets', 'collapse', 'toolbar'],
  } satisfies ComponentDocs<typeof MarketTabs>,
};
