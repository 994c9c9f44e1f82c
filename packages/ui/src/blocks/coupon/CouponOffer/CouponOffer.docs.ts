import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponOffer } from './CouponOffer.tsx';

/** Documentation for the page of `CouponOffer`. */
export const docs = {
  CouponOffer: {
    usage:
      'Use it for what a bet can have in addition: an insurance, an advance, a larger stake, an anti-express.',
    dos: ['Show old and new values side by side in `details`.'],
    donts: ["Don't choose an offer in advance."],
    anatomy: [
      ['Icon', 'kind'],
      ['Title', 'title'],
      ['Description', 'detail'],
      ['Terms', 'details'],
      ['Input', 'control'],
      ['Message', 'message'],
      ['Buttons', 'actions'],
    ],
    keys: ['button', 'switch', 'slider'],
    related: ['CashOut', 'Slider'],
    aliases: ['insurance', 'advance', 'vip stake', 'powerbet'],
  } satisfies ComponentDocs<typeof CouponOffer>,
};
