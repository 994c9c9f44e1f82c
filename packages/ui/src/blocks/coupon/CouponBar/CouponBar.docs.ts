import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponBar } from './CouponBar.tsx';

/** Documentation for the page of `CouponBar`. */
export const docs = {
  CouponBar: {
    usage: 'Use it at the bottom of phones while the coupon has selections; it opens the sheet.',
    dos: ['Show the total price and the returns; players decide by them.'],
    donts: ["Don't show it on desktops, where `CouponPanel` is in sight."],
    anatomy: [
      ['Count', 'count'],
      ['Type and price', 'title', 'price', 'move'],
      ['Summary, or why it is blocked', 'detail', 'amount', 'reason'],
      ['Bet button', 'betLabel', 'busy'],
      ['One-click betting', 'oneClick'],
    ],
    keys: ['button'],
    related: ['CouponSheet', 'CouponPanel'],
    aliases: ['bet slip', 'betslip', 'slip', 'mini cart', 'basket'],
  } satisfies ComponentDocs<typeof CouponBar>,
};
