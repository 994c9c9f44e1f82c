import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PromoCodeForm } from './PromoCodeForm.tsx';

/** Documentation for the page of `PromoCodeForm`. */
export const docs = {
  PromoCodeForm: {
    usage: 'Use it in the account to check or use a promo code, and to show what it brings.',
    dos: ['Name the benefit and its end in `result`.'],
    donts: ["Don't say only that a code is invalid: unknown, used and ended are different reasons."],
    anatomy: [
      ['Title', 'title'],
      ['Code', 'value'],
      ['Button', 'labels'],
      ['Benefit', 'result'],
      ['Error', 'error'],
    ],
    keys: ['button', 'textbox'],
    related: ['PromoCode', 'BonusList'],
    aliases: ['voucher', 'coupon code', 'bonus code', 'discount'],
  } satisfies ComponentDocs<typeof PromoCodeForm>,
};
