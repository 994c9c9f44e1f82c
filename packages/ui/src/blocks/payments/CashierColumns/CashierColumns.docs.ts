import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CashierColumns } from './CashierColumns.tsx';

/** Documentation for the page of `CashierColumns`. */
export const docs = {
  CashierColumns: {
    usage: 'Use it for the account pages on which money is paid in.',
    dos: ['Put the form of the chosen method next to the list of methods.'],
    donts: ["Don't use it in a sheet: its container is too narrow."],
    anatomy: [
      ['Methods', 'methods'],
      ['Form', 'children'],
      ['Money, limits, last payments', 'side'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['PaymentMethodRows', 'AmountField', 'DepositRoom'],
    aliases: ['cashier', 'deposit page', 'three columns'],
  } satisfies ComponentDocs<typeof CashierColumns>,
};
