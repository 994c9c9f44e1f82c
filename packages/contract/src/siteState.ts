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

/** Parts of a site's state that replace fields of the entry with the same name in the list of sites. */
export const entryParts = [
  'withdrawals',
  'visit',
  'safety',
  'games',
  'access',
  'operators',
  'consultant',
] as const;
export type EntryPart = (typeof entryParts)[number];

/** Parts of a site's state whose changes need a second operator if they loosen a guard. */
export const settingParts = ['paymentMethods', ...entryParts] as const;
export type SettingPart = (typeof settingParts)[number];
