import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { OverviewCard } from './OverviewCard.tsx';

/** Documentation for the page of `OverviewCard`. */
export const docs = {
  OverviewCard: {
    usage: "Use it on the account's home for one figure, such as the balance.",
    dos: ['Link to the page about it next to the title.'],
    donts: ["Don't put lists into it: use `ListCard`."],
    anatomy: [
      ['Title', 'title'],
      ['Link', 'more'],
      ['Figure', 'figure'],
      ['Details', 'details'],
      ['Buttons', 'actions'],
      ['Loading and error', 'status', 'labels'],
    ],
    keys: ['button'],
    otherControls: 'given',
    related: ['ListCard', 'OfficeGrid', 'ProtectionCard'],
    aliases: ['balance', 'summary', 'statistic'],
  } satisfies ComponentDocs<typeof OverviewCard>,
};
