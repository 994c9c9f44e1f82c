import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BetReceipt } from './BetReceipt.tsx';

/** Documentation for the page of `BetReceipt`. */
export const docs = {
  BetReceipt: {
    usage: 'Use it for a bet that was just placed, in place of the coupon.',
    dos: ['Show the sums of the platform’s answer, never those that the coupon expected.'],
    donts: ["Don't take it away by itself."],
    anatomy: [
      ['Message and time', 'title', 'detail'],
      ['Share button', 'share'],
      ['Type and number', 'kind', 'number'],
      ['Legs', 'legs'],
      ['Bonus, price and stake', 'lines'],
      ['Possible payout', 'payout'],
      ['Buttons', 'actions'],
    ],
    keys: ['button'],
    otherControls: 'given',
    related: ['PlacementRefused', 'BetDetail', 'BetCard'],
    aliases: ['confirmation', 'receipt', 'bet placed', 'success', 'ticket'],
  } satisfies ComponentDocs<typeof BetReceipt>,
};
