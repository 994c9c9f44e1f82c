import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ProviderSlider } from './ProviderSlider.tsx';

/** Documentation for the page of `ProviderSlider`. */
export const docs = {
  ProviderSlider: {
    usage: 'Use it for links to the pages of providers, as a row or a grid.',
    dos: ['Choose `grid` for a page of all providers.'],
    donts: ["Don't use it as a filter."],
    anatomy: [
      ['Providers', 'providers'],
      ['Arrangement', 'layout'],
    ],
    keys: ['link'],
    related: ['BrandSlider', 'ProviderFilter'],
    aliases: ['studios', 'vendors', 'logos'],
  } satisfies ComponentDocs<typeof ProviderSlider>,
};
