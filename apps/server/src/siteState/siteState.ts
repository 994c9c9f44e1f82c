import type { BrandPair } from '@touchline/brand';

/**
 * The switches of a site that an operator may turn while it runs. Each is a field of its configuration; what the
 * list of sites says is its default.
 */
export const siteFlags = [
  'isRegistrationAllowed',
  'isRegistrationButtonDisabled',
  'isOneTapAuthEnabled',
  'show_one_click',
  'showVipBet',
  'isAvailableCouponBonusBet',
  'isShowIdentification',
  'isAvailableConfirmTerms',
  'isAccountMiddleware',
] as const;
export type SiteFlag = (typeof siteFlags)[number];

/** Why a site can be closed, by the number that pages go by. */
export const blockReasons = [1, 2, 3, 4, 5, 8, 13, 14, 16, 17] as const;
export type BlockReason = (typeof blockReasons)[number];

/** Statuses of redirects. */
export const redirectCodes = [301, 302, 307, 308] as const;

/** When a site is closed for work on it; UTC seconds. */
export interface MaintenanceWindow {
  readonly startAt: number;
  /** Null while nobody knows. */
  readonly finishAt: number | null;
  /** From when until when players are told beforehand; null: not at all, and until it begins. */
  readonly notifyStartDate: number | null;
  readonly notifyEndDate: number | null;
  /** What players read, by language; a language without words has the app's own. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface CountryBlock {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly reason: BlockReason;
}

/** Where a redirect leads: a page of this site, or an address that the site's list has under an id. */
export type RedirectTarget = { readonly path: string } | { readonly outside: string };

export interface SiteRedirect {
  /** Path without language; one that ends in `/*` stands for all beneath. */
  readonly from: string;
  readonly to: RedirectTarget;
  readonly code: (typeof redirectCodes)[number];
  /** A word for logs and answers. */
  readonly reason: string;
}

/** What operators have changed of a site, over what the list of sites says. Kept whole, one row a site. */
export interface SiteState {
  readonly flags: Readonly<Partial<Record<SiteFlag, boolean>>>;
  /** Feature flags in place of the list's; null: the list's. */
  readonly routes: readonly string[] | null;
  readonly maintenance: MaintenanceWindow | null;
  /** Why the whole site is closed; null: it is open. */
  readonly block: BlockReason | null;
  readonly countryBlocks: readonly CountryBlock[];
  /** Version of the terms that players agree to. */
  readonly terms: number;
  readonly notFound: readonly string[];
  readonly redirects: readonly SiteRedirect[];
  /** Values over the brand's in place of the list's, as the judge printed them; null: the list's. */
  readonly brandPairs: readonly BrandPair[] | null;
  /** Parts of partners that are shown, by name; null: all of the list's. */
  readonly partitions: readonly string[] | null;
}

export type SiteStatePart = keyof SiteState;

export const untouched: SiteState = {
  flags: {},
  routes: null,
  maintenance: null,
  block: null,
  countryBlocks: [],
  terms: 0,
  notFound: [],
  redirects: [],
  brandPairs: null,
  partitions: null,
};
