import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PaymentMethodRows } from './PaymentMethodRows.tsx';

/** Documentation for the page of `PaymentMethodRows`. */
export const docs = {
  PaymentMethodRows: {
    usage: 'Use it where the form of the chosen method is beside the list, on desktops.',
    dos: ['Give a locked method its reason and, if it ends, the time.'],
    donts: ["Don't use it on phones: `PaymentMethods` shows more of them at once."],
    anatomy: [
      ['Groups', 'groups'],
      ['Chosen method', 'selected'],
      ['Texts of the states', 'labels'],
    ],
    keys: ['button'],
    related: ['PaymentMethods', 'CashierColumns'],
    aliases: ['payment methods', 'list of methods'],
  } satisfies ComponentDocs<typeof PaymentMethodRows>,
};
