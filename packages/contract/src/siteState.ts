/**
 * Switches of a site that an operator may change while it runs. Each is a field of its configuration; the list of
 * sites has the default.
 */
export const siteFlags = [
  'isRegistrationAllowed',
  'isRegistrationButtonDisabled',
  'isOneTapAuthEnabled',
  'show_one_click',
  'showVipBet',
  'isAvailableCouponBonusBet',
  'isHyperBonusWithBonusBet',
  'isShowIdentification',
  'isAvailableConfirmTerms',
  'isAccountMiddleware',
] as const;
export type SiteFlag = (typeof siteFlags)[number];

/** Reasons why a site or a player's pages can be closed, by the numbers that pages use. */
export const blockReasons = [1, 2, 3, 4, 5, 8, 13, 14, 16, 17] as const;
export type BlockReason = (typeof blockReasons)[number];

/** Statuses of redirects. */
export const redirectCodes = [301, 302, 307, 308] as const;
