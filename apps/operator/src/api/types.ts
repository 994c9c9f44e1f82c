import type { Coupon } from '@touchline/contract';

/** What the operators' calls answer. */

export interface Operator {
  readonly name: string;
  readonly scopes: readonly string[];
}

export interface MaintenanceWindow {
  /** UTC seconds. */
  readonly startAt: number;
  readonly finishAt: number | null;
  readonly notifyStartDate: number | null;
  readonly notifyEndDate: number | null;
  readonly texts: Readonly<Record<string, string>>;
}

export interface CountryBlock {
  readonly country: string;
  readonly reason: number;
}

export interface Redirect {
  readonly from: string;
  readonly to: { readonly path: string } | { readonly outside: string };
  readonly code: number;
  readonly reason: string;
}

export interface BrandPair {
  readonly css_prop: string;
  readonly css_value: string;
}

/** What operators changed of a site; null: nothing, the list of sites holds. */
export interface SiteState {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly routes: readonly string[] | null;
  readonly maintenance: MaintenanceWindow | null;
  readonly block: number | null;
  readonly countryBlocks: readonly CountryBlock[];
  readonly terms: number;
  readonly notFound: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly brandPairs: readonly BrandPair[] | null;
  readonly partitions: readonly string[] | null;
}

export interface Site {
  readonly id: string;
  readonly companyName: string;
  readonly brand: string;
  readonly hosts: readonly string[];
  readonly languages: readonly string[];
  readonly version: number;
  readonly state: SiteState;
  /** What holds now. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly routes: readonly string[];
  /** Addresses elsewhere by id. */
  readonly outside: Readonly<Record<string, string>>;
}

export interface JudgedPairs {
  readonly accepted: readonly BrandPair[];
  readonly refused: readonly (BrandPair & { readonly index: number; readonly reason: string })[];
}

export interface ListedPlayer {
  readonly id: string;
  readonly siteId: string;
  readonly login: string;
  readonly email: string | null;
  readonly language: string;
  /** UTC seconds. */
  readonly registeredAt: number;
}

export interface PlayerBlocks {
  readonly banLevel: number;
  readonly banVersion: number;
  readonly blockReason: number | null;
  readonly isSelfBlocked: boolean;
  readonly isVerificationRequired: boolean;
  readonly disallowedLineSports: readonly number[];
  readonly disallowedLiveSports: readonly number[];
}

export interface PlayerLimit {
  readonly type: number;
  /** Decimal text in `iso`, or hours, minutes or days. */
  readonly value: string;
  readonly iso: string | null;
  readonly state: string;
  /** UTC seconds. */
  readonly startsAt: number;
  readonly endsAt: number | null;
}

export interface Player extends ListedPlayer {
  readonly accounts: readonly {
    readonly id: string;
    readonly iso: string;
    readonly money: string;
    readonly held: string;
    readonly isActive: boolean;
  }[];
  readonly limits: readonly PlayerLimit[];
  readonly blocks: PlayerBlocks;
}

export interface Review {
  readonly playerId: string;
  readonly coupon: Coupon;
  /** The price of each leg now; null while it can't be bet on. */
  readonly coefsNow: readonly (string | null)[];
}

export interface Action {
  readonly id: string;
  /** UTC ms. */
  readonly at: number;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}
