import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TransactionDetail } from './TransactionDetail.tsx';

/** Documentation for the page of `TransactionDetail`. */
export const docs = {
  TransactionDetail: {
    usage: 'Use it for one payment with its state, amounts and what can be done about it.',
    dos: ['Say in `notice` why a payment is late or refused.'],
    donts: ["Don't offer to cancel what can't be cancelled."],
    anatomy: [
      ['Title', 'title'],
      ['State', 'state', 'stateLabel'],
      ['Steps', 'steps'],
      ['Reason', 'notice'],
      ['Details', 'details'],
      ['Buttons', 'actions'],
    ],
    keys: ['button', 'link'],
    related: ['DetailList', 'PaymentResult'],
    aliases: ['payment', 'deposit', 'withdrawal', 'receipt'],
  } satisfies ComponentDocs<typeof TransactionDetail>,
};
