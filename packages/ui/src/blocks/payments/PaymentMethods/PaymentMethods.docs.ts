import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PaymentMethods } from './PaymentMethods.tsx';

/** Documentation for the page of `PaymentMethods`. */
export const docs = {
  PaymentMethods: {
    usage: 'Use it to choose how to pay in or out.',
    dos: ['Show limits, fee and time on each tile.'],
    donts: ["Don't hide methods that are unavailable now; say why."],
    anatomy: [
      ['Search', 'search'],
      ['Country', 'country'],
      ['Kinds', 'groups'],
      ['Methods', 'groups', 'selected'],
    ],
    keys: ['button', 'searchbox', 'select'],
    related: ['DepositForm', 'WithdrawalForm'],
    aliases: ['cashier', 'card', 'wallet', 'bank'],
  } satisfies ComponentDocs<typeof PaymentMethods>,
};
