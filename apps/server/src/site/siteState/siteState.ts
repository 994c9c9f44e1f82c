import type * as operators from '@touchline/contract/operators';

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

/** Reasons why a site can be closed, by the numbers that pages use. */
export const blockReasons = [1, 2, 3, 4, 5, 8, 13, 14, 16, 17] as const;
export type BlockReason = (typeof blockReasons)[number];

/** Statuses of redirects. */
export const redirectCodes = [301, 302, 307, 308] as const;

export type MaintenanceWindow = operators.MaintenanceWindow;

export interface CountryBlock extends operators.CountryBlock {
  readonly reason: BlockReason;
}

export interface SiteRedirect extends operators.Redirect {
  readonly code: (typeof redirectCodes)[number];
}

/** Operators' changes over the list of sites. One row per site contains all of them. */
export interface SiteState extends operators.SiteState {
  readonly flags: Readonly<Partial<Record<SiteFlag, boolean>>>;
  readonly block: BlockReason | null;
  readonly countryBlocks: readonly CountryBlock[];
  readonly redirects: readonly SiteRedirect[];
}

export type SiteStatePart = keyof SiteState;

export const untouched: SiteState = {
  flags: {},
  routes: null,
  homeParts: null,
  maintenance: null,
  block: null,
  countryBlocks: [],
  terms: 0,
  notFound: [],
  redirects: [],
  brandPairs: null,
  partitions: null,
  loyalty: null,
  verification: null,
};
