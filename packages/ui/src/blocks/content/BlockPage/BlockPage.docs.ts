import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BlockPage } from './BlockPage.tsx';

/** Documentation for the page of `BlockPage`. */
export const docs = {
  BlockPage: {
    usage: "Use it for a site that can't be used: by country, by maintenance, by law.",
    dos: ['Say what happens to open bets and money.'],
    donts: ["Don't leave players without a way to withdraw where it is allowed."],
    anatomy: [
      ['Reason', 'reason'],
      ['Message', 'title'],
      ['Consequence', 'detail'],
      ['Times', 'details'],
      ['Progress', 'progress'],
      ['Actions', 'actions'],
      ['Support', 'support'],
    ],
    keys: ['button', 'link'],
    related: ['BlockedLayout', 'MaintenanceLayout', 'ErrorPage'],
    aliases: ['geo block', 'maintenance', 'closed', 'restricted'],
  } satisfies ComponentDocs<typeof BlockPage>,
};
