import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponCodeLoad } from './CouponCodeLoad.tsx';
import type { CouponCodeSaved } from './CouponCodeSaved.tsx';

/** Documentation for the page of `CouponCodeSaved` and `CouponCodeLoad`. */
export const docs = {
  CouponCodeSaved: {
    usage: 'Use it after a coupon was saved, so that it can be loaded elsewhere or sent to a friend.',
    dos: ['Offer copying, sharing and scanning.'],
    donts: ["Don't promise prices: they are those of the moment of loading."],
    anatomy: [
      ['Code', 'code'],
      ['Buttons', 'labels'],
      ['QR code', 'shareImage'],
      ['Confirmation', 'copied'],
    ],
    keys: ['button', 'textbox'],
    related: ['PromoCode', 'CouponPanel'],
    aliases: ['share bet', 'booking code', 'save bet slip'],
  } satisfies ComponentDocs<typeof CouponCodeSaved>,
  CouponCodeLoad: {
    usage: 'Use it to load a saved coupon by its code.',
    dos: ['Say before loading that the current selections are replaced.'],
    donts: ["Don't lose the current coupon without a way back."],
    anatomy: [
      ['Code', 'value'],
      ['Button', 'labels', 'busy'],
      ['Error', 'error'],
      ['Message', 'notice', 'noticeAction'],
    ],
    keys: ['button', 'textbox'],
    related: ['CouponCodeSaved'],
    aliases: ['booking code', 'load bet slip'],
  } satisfies ComponentDocs<typeof CouponCodeLoad>,
};
