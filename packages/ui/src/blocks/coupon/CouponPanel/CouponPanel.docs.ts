import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponPanel } from './CouponPanel.tsx';

/** Documentation for the page of `CouponPanel`. */
export const docs = {
  CouponPanel: {
    usage: 'Use it for the coupon in the side column of desktops and on a page of its own.',
    dos: ['Put what changes with every press (stake, totals, button) into `foot`; it stays in sight.'],
    donts: ["Don't put anything between the legs and the bet button that players have to scroll past."],
    anatomy: [
      ['Title and count', 'title', 'count'],
      ['Actions', 'actions'],
      ['Types', 'types', 'moreTypes', 'type'],
      ['Message', 'notice'],
      ['Legs', 'lead', 'legs'],
      ['Stake, totals and button', 'foot'],
    ],
    keys: ['button', 'radio', 'textbox'],
    related: ['CouponSheet', 'CouponBar', 'CouponLeg', 'PlaceBetButton'],
    aliases: ['bet slip', 'betslip', 'slip', 'accumulator', 'single', 'basket'],
  } satisfies ComponentDocs<typeof CouponPanel>,
};
