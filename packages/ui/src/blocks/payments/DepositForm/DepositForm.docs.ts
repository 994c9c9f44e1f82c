import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { DepositForm } from './DepositForm.tsx';

/** Documentation for the page of `DepositForm`. */
export const docs = {
  DepositForm: {
    usage: 'Use it to pay in by the chosen method.',
    dos: ['Put the amount on the button.', "Show the player's deposit limit and what is left of it."],
    donts: ["Don't choose a bonus in advance."],
    anatomy: [
      ['Method', 'method', 'changeLabel'],
      ['Amount', 'amount'],
      ['Cards', 'cards'],
      ['Fields', 'fields'],
      ['Bonuses', 'bonuses'],
      ['Fee', 'details'],
      ['Message', 'notice'],
      ['Submit button', 'submitLabel'],
    ],
    keys: ['button', 'link', 'radio', 'textbox'],
    related: ['PaymentMethods', 'PaymentResult'],
    aliases: ['top up', 'cashier', 'payment', 'add funds'],
  } satisfies ComponentDocs<typeof DepositForm>,
};
