import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ProviderFilter } from './ProviderFilter.tsx';

/** Documentation for the page of `ProviderFilter`. */
export const docs = {
  ProviderFilter: {
    usage: 'Use it to choose several providers of games.',
    dos: ['Keep chosen providers visible while searching.'],
    donts: ["Don't use it for links to the providers' pages; use `ProviderSlider`."],
    anatomy: [
      ['Search', 'search'],
      ['Providers', 'providers', 'selected'],
    ],
    keys: ['button', 'checkbox', 'searchbox'],
    related: ['GameFilter', 'ProviderSlider'],
    aliases: ['studios', 'vendors', 'checkbox list'],
  } satisfies ComponentDocs<typeof ProviderFilter>,
};
