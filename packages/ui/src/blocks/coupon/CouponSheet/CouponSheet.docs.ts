import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponSheet } from './CouponSheet.tsx';

/** Documentation for the page of `CouponSheet`. */
export const docs = {
  CouponSheet: {
    usage: 'Use it for the coupon on phones, opened from `CouponBar`.',
    dos: ['Keep the place of the page below; closing returns the focus to the bar.'],
    donts: ["Don't cover the bet button with the phone's keyboard: `StakePad` replaces it."],
    anatomy: [
      ['Title and count', 'title', 'count'],
      ['Actions', 'actions'],
      ['Types', 'types', 'type'],
      ['Message', 'notice'],
      ['Legs', 'lead', 'legs'],
      ['Stake, totals and button', 'foot'],
    ],
    keys: ['button', 'radio', 'textbox', 'dialog'],
    related: ['CouponBar', 'CouponPanel', 'BottomSheet'],
    aliases: ['bet slip', 'betslip', 'slip', 'modal', 'drawer'],
  } satisfies ComponentDocs<typeof CouponSheet>,
};
