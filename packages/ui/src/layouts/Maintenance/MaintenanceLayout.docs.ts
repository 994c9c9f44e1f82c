import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { MaintenanceLayout } from './MaintenanceLayout.tsx';

/** Documentation for the page of `MaintenanceLayout`. */
export const docs = {
  MaintenanceLayout: {
    usage: 'Use it for the whole site during maintenance.',
    dos: ['Say what happens to open bets and to the balance.'],
    donts: ["Don't show an end that isn't certain as certain."],
    anatomy: [
      ['Logo', 'brand'],
      ['Message', 'title', 'detail'],
      ['Times', 'times'],
      ['Progress', 'progress'],
      ['Retry button', 'retryLabel'],
      ['Support', 'support'],
    ],
    keys: ['button', 'link'],
    related: ['BlockedLayout', 'BlockPage'],
    aliases: ['downtime', '503', 'closed'],
  } satisfies ComponentDocs<typeof MaintenanceLayout>,
};
