import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { EventSearch } from './EventSearch.tsx';

/** Documentation for the page of `EventSearch`. */
export const docs = {
  EventSearch: {
    usage: 'Use it to filter a list that is on the page already, such as the markets of a match.',
    dos: ['Offer clearing once there is text.'],
    donts: ["Don't use it for searching the whole site; use `SearchPanel`."],
    anatomy: [
      ['Search field', 'value', 'label'],
      ['Clear button', 'clearLabel'],
    ],
    keys: ['button', 'searchbox'],
    related: ['SearchPanel', 'MarketTabs'],
    aliases: ['filter', 'find', 'lookup'],
  } satisfies ComponentDocs<typeof EventSearch>,
};
