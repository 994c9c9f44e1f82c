/**
 * Features of a site by name; the value is whether a site without a list of its own (`availableRoutes`) offers it.
 * `pages.ts` and `sitePages.ts` name the pages of each.
 */
export const features = {
  line: true,
  live: true,
  coupon: true,
  'express-day': true,
  cricket: true,
  cyber: true,
  history: true,
  registration: true,
  login: true,
  rules: true,
  payment: true,
  promotions: true,
  casino: true,
  games: true,
  lotto: true,
  toto: true,
  news: true,
  support: true,
  partners: true,
  apps: true,
  /** The page of payment methods is for players only. */
  'payment-only-players': false,
  /** Every player may contact the payment consultant, not only visitors with the cookie of a link. */
  'payment-consultant': true,
} as const;

export type Feature = keyof typeof features;

/** Every feature, in the order of the list. */
// Cast: `Object.keys` widens the names to text.
export const featureNames = Object.keys(features) as readonly Feature[];
