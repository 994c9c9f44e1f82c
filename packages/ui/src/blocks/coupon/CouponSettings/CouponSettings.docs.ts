import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponSettings } from './CouponSettings.tsx';

/** Documentation for the page of `CouponSettings`. */
export const docs = {
  CouponSettings: {
    usage:
      'Use it for how the coupon behaves: accepted price changes, quick amounts, what stays after a bet.',
    dos: ["Leave out settings that the site doesn't offer."],
    donts: ["Don't add a save button; changes apply at once."],
    anatomy: [
      ['Settings', 'value', 'labels'],
      ['Amounts', 'currency', 'currencySide'],
      ['Errors', 'errors'],
    ],
    keys: ['switch', 'radio', 'textbox'],
    related: ['SettingsPanel', 'PriceAcceptanceNote'],
    aliases: ['bet slip settings', 'odds changes', 'preferences'],
  } satisfies ComponentDocs<typeof CouponSettings>,
};
