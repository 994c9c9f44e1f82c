import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { DepositRoom } from './DepositRoom.tsx';

/** Documentation for the page of `DepositRoom`. */
export const docs = {
  DepositRoom: {
    usage: 'Use it in a deposit form for the limit with the least room.',
    dos: ['Say what is left after this payment.', 'Link to the limits.'],
    donts: ["Don't show it for players without deposit limits."],
    anatomy: [
      ['Sentence', 'title'],
      ['Link', 'action'],
      ['Bar', 'used', 'taken'],
      ['Use in words', 'detail'],
      ['What comes back', 'back'],
    ],
    keys: ['link'],
    related: ['DepositForm', 'LimitCard'],
    aliases: ['limit', 'remainder', 'bar'],
  } satisfies ComponentDocs<typeof DepositRoom>,
};
