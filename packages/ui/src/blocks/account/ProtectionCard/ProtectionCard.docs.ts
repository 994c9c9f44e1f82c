import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ProtectionCard } from './ProtectionCard.tsx';

/** Documentation for the page of `ProtectionCard`. */
export const docs = {
  ProtectionCard: {
    usage: "Use it on the account's home: the level of protection, and one step that raises it.",
    dos: ['Offer a single step, and say what it protects from.'],
    donts: ["Don't alarm, and don't use it more than once on a page."],
    anatomy: [
      ['Title', 'title'],
      ['Level', 'level', 'state'],
      ['Next step', 'detail', 'action'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['SecurityOverview', 'OfficeGrid'],
    aliases: ['security level', 'safety', 'floodlight'],
  } satisfies ComponentDocs<typeof ProtectionCard>,
};
