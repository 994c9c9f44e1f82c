import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PayoutPlan } from './PayoutPlan.tsx';

/** Documentation for the page of `PayoutPlan`. */
export const docs = {
  PayoutPlan: {
    usage: 'Use it before the button of a withdrawal, and on its page afterwards.',
    dos: ['Tell why each payment goes where it goes.', 'Show fee and amount received before the button.'],
    donts: ["Don't show whole account numbers."],
    anatomy: [
      ['Title', 'title'],
      ['Payments', 'payouts'],
      ['Facts', 'facts'],
    ],
    keys: [],
    related: ['WithdrawalRoom', 'DetailList'],
    aliases: ['closed loop', 'legs'],
  } satisfies ComponentDocs<typeof PayoutPlan>,
};
