import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BetDetail } from './BetDetail.tsx';

/** Documentation for the page of `BetDetail`. */
export const docs = {
  BetDetail: {
    usage: 'Use it for the page of one bet: its legs with results, the amounts, and what can still be done.',
    dos: ['Order `data` as a receipt: stake, total price, possible returns, times, number.'],
    donts: ["Don't repeat the legs in `details`; it is for combinations and changes."],
    anatomy: [
      ['Type and result', 'title', 'outcome', 'outcomeLabel'],
      ['Legs', 'legs'],
      ['Combinations and changes', 'details'],
      ['Figures', 'data'],
      ['Buttons', 'actions'],
    ],
    keys: ['button'],
    related: ['BetCard', 'CashOut', 'CouponLeg'],
    aliases: ['bet receipt', 'ticket', 'placed bet', 'bet slip'],
  } satisfies ComponentDocs<typeof BetDetail>,
};
