import type { LoyaltyPlan, VerificationPlan } from '@touchline/contract';
import type * as operators from '@touchline/contract/operators';
import type { BlockReason, redirectCodes, SiteFlag } from '@touchline/contract/operators';

export type { SiteFlag };

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
  readonly loyalty: LoyaltyPlan | null;
  readonly verification: VerificationPlan | null;
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
  withdrawals: null,
  paymentMethods: null,
  visit: null,
  safety: null,
  games: null,
  access: null,
  operators: null,
  consultant: null,
};
