import type { Coupon } from './calls/couponSchemas.ts';
import type { Account } from './calls/wallet.ts';

export {
  requestStates,
  type IdentificationCase,
  type IdentificationRequest,
  type ListedRequest,
  type RequestPage,
  type RequestState,
  type ReviewedDocument,
} from './identificationReviews.ts';

/**
 * What the calls of operators answer. They are the platform's own and stand in no document: the console and the server
 * that answers it hold to these types.
 */

export interface Operator {
  readonly name: string;
  readonly scopes: readonly string[];
}

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
  /** By the number that pages go by. */
  readonly reason: number;
}

export interface Redirect {
  /** Path without language; one that ends in `/*` stands for all beneath. */
  readonly from: string;
  /** A page of this site, or an address that the site's list has under an id. */
  readonly to: { readonly path: string } | { readonly outside: string };
  readonly code: number;
  /** A word for logs and answers. */
  readonly reason: string;
}

export interface BrandPair {
  readonly css_prop: string;
  readonly css_value: string;
}

/** What operators changed of a site, over what the list of sites says. */
export interface SiteState {
  readonly flags: Readonly<Record<string, boolean>>;
  /** Feature flags in place of the list's; null: the list's. */
  readonly routes: readonly string[] | null;
  readonly maintenance: MaintenanceWindow | null;
  /** Why the whole site is closed; null: it is open. */
  readonly block: number | null;
  readonly countryBlocks: readonly CountryBlock[];
  /** Version of the terms that players agree to. */
  readonly terms: number;
  readonly notFound: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Values over the brand's in place of the list's; null: the list's. */
  readonly brandPairs: readonly BrandPair[] | null;
  /** Parts of partners that are shown, by name; null: all of the list's. */
  readonly partitions: readonly string[] | null;
}

export interface Site {
  readonly id: string;
  readonly companyName: string;
  readonly brand: string;
  readonly hosts: readonly string[];
  readonly languages: readonly string[];
  /** Of its state: what a change has to name. */
  readonly version: number;
  readonly state: SiteState;
  /** What holds now: the list's switches with the changes over them. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly routes: readonly string[];
  /** Addresses elsewhere by id. */
  readonly outside: Readonly<Record<string, string>>;
}

/** What would become of brand pairs: those that hold, as they would be printed, and those that don't. */
export interface JudgedPairs {
  readonly accepted: readonly BrandPair[];
  readonly refused: readonly (BrandPair & {
    readonly index: number;
    readonly kind: string;
    readonly reason: string;
  })[];
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

/** What operators said of a player; everything is open where they said nothing. */
export interface PlayerBlocks {
  /** Above 0: banned; `banVersion` says by which list of levels. */
  readonly banLevel: number;
  readonly banVersion: number;
  /** Why the player's pages are closed, by the number that pages go by; null while they are open. */
  readonly blockReason: number | null;
  /** The player closed the own account. */
  readonly isSelfBlocked: boolean;
  readonly isVerificationRequired: boolean;
  /** Sports that an operator closed, by id. */
  readonly disallowedLineSports: readonly number[];
  readonly disallowedLiveSports: readonly number[];
  /** Sports that the player switched off, who alone switches them on. */
  readonly hiddenLineSports: readonly number[];
  readonly hiddenLiveSports: readonly number[];
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
  readonly accounts: readonly Account[];
  /** Those that hold or wait. */
  readonly limits: readonly PlayerLimit[];
  readonly blocks: PlayerBlocks;
  /** Every sport that may be closed. */
  readonly sports: readonly { readonly id: number; readonly key: string }[];
}

/** A coupon that waits for an operator's answer. */
export interface Review {
  readonly playerId: string;
  readonly coupon: Coupon;
  /** The price of each leg now, in their order; null while it can't be bet on. */
  readonly coefsNow: readonly (string | null)[];
}

/** A row of the trail. */
export interface Action {
  readonly id: string;
  /** UTC ms. */
  readonly at: number;
  readonly operator: string;
  /** `site.maintenance`, `player.blocks`. */
  readonly action: string;
  /** `site:house`, `player:17`. */
  readonly subject: string;
  /** Plain values as JSON takes them; null where there was nothing. */
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly requestId: string | null;
}
