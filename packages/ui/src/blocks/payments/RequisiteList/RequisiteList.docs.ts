import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { RequisiteList } from './RequisiteList.tsx';

/** Documentation for the page of `RequisiteList`. */
export const docs = {
  RequisiteList: {
    usage: 'Use it for saved cards and accounts.',
    dos: ['Show the last digits only.'],
    donts: ["Don't remove one that a pending withdrawal uses."],
    anatomy: [
      ['Cards and accounts', 'requisites'],
      ['Buttons', 'labels'],
      ['Loading and error', 'status'],
    ],
    keys: ['button'],
    related: ['PaymentMethods', 'ListCard'],
    aliases: ['cards', 'bank accounts', 'payout methods'],
  } satisfies ComponentDocs<typeof RequisiteList>,
};
