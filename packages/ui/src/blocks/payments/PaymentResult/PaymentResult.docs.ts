import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PaymentResult } from './PaymentResult.tsx';

/** Documentation for the page of `PaymentResult`. */
export const docs = {
  PaymentResult: {
    usage: 'Use it after a deposit or a withdrawal.',
    dos: ['Say when the money arrives.'],
    donts: ["Don't say “failed” while the outcome is unknown."],
    anatomy: [
      ['Drawing', 'outcome', 'direction'],
      ['Amount', 'amount'],
      ['Title', 'title'],
      ['Next step', 'detail'],
      ['Details', 'details'],
      ['Buttons', 'actions'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['ResultCard', 'DepositForm'],
    aliases: ['success', 'confirmation', 'failure'],
  } satisfies ComponentDocs<typeof PaymentResult>,
};
