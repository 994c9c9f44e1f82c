import type { Namespace } from '../../platform/i18n/bundles.ts';
import type { SheetName } from '../../platform/links/sheets.ts';

const ofSlips = ['slips', 'coupon', 'markets', 'sports'] as const;

/** Translations of sheets, in addition to those of the page beneath. */
export const sheetNamespaces: Partial<Record<SheetName, readonly Namespace[]>> = {
  settings: ['settings'],
  coupon: ['coupon', 'markets', 'sports'],
  'coupon-settings': ['couponMore'],
  load: ofSlips,
  share: ofSlips,
  login: ['access'],
  registration: ['access'],
  shortcuts: ['palette'],
  'bet-generator': ['generator', 'marketsMore', ...ofSlips],
};
