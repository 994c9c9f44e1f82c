import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { WithdrawalForm } from './WithdrawalForm.tsx';

/** Documentation for the page of `WithdrawalForm`. */
export const docs = {
  WithdrawalForm: {
    usage: 'Use it to pay out; its summary follows before anything is sent.',
    dos: [
      'Show what is locked by a bonus, and until when.',
      'Say what prevents a withdrawal, with the way to resolve it.',
    ],
    donts: ["Don't offer reasons to keep the money."],
    anatomy: [
      ['Balance', 'balance'],
      ['Method', 'method', 'changeLabel'],
      ['Amount', 'amount'],
      ['Cards and accounts', 'requisites'],
      ['Fields', 'fields'],
      ['Fee', 'details'],
      ['Message', 'notice'],
      ['Submit button', 'submitLabel'],
    ],
    keys: ['button', 'link', 'radio', 'textbox'],
    related: ['DepositForm', 'RequisiteList'],
    aliases: ['payout', 'cash out', 'cashier'],
  } satisfies ComponentDocs<typeof WithdrawalForm>,
};
