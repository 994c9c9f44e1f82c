import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponTypeTabs } from './CouponTypeTabs.tsx';

/** Documentation for the page of `CouponTypeTabs`. */
export const docs = {
  CouponTypeTabs: {
    usage: 'Use it for the bet type of the coupon: the usual ones in sight, the others in a menu.',
    dos: ['Give each unavailable type its reason, such as the number of selections it needs.'],
    donts: ["Don't hide types that can't be chosen now."],
    anatomy: [
      ['Usual types', 'types', 'value'],
      ['More', 'moreTypes', 'moreLabel'],
    ],
    keys: ['button', 'radio', 'dialog'],
    related: ['SystemPicker', 'SegmentedControl'],
    aliases: ['single', 'express', 'accumulator', 'system', 'parlay', 'bet type'],
  } satisfies ComponentDocs<typeof CouponTypeTabs>,
};
