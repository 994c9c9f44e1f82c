import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MarketTabs } from './MarketTabs.tsx';

/** Documentation for the page of `MarketTabs`. */
export const docs = {
  MarketTabs: {
    usage: 'Use it above the markets of a match for their groups.',
    dos: ["Put the player's own markets first."],
    donts: ["Don't have a group with a single market."],
    anatomy: [['Groups', 'options', 'value']],
    keys: ['button'],
    related: ['MarketGroup', 'FilterChips'],
    aliases: ['market groups', 'tabs', 'categories'],
  } satisfies ComponentDocs<typeof MarketTabs>,
};
