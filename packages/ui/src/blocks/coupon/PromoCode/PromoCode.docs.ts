import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PromoCode } from './PromoCode.tsx';

/** Documentation for the page of `PromoCode`. */
export const docs = {
  PromoCode: {
    usage: 'Use it in the coupon for a code that changes this bet.',
    dos: ['List the codes that the player has; few remember them.'],
    donts: ["Don't keep a code that doesn't apply to the coupon without saying so."],
    anatomy: [
      ['Code', 'value'],
      ['Button', 'labels', 'busy'],
      ['Applied code', 'applied'],
      ['Own codes', 'codes'],
      ['Error', 'error'],
    ],
    keys: ['button', 'textbox'],
    related: ['PromoCodeForm', 'CouponPanel'],
    aliases: ['voucher', 'bonus code', 'free bet'],
  } satisfies ComponentDocs<typeof PromoCode>,
};
