import type { LoyaltyPlan } from './calls/loyalty/plan.ts';
import type { VerificationPlan } from './calls/account/verification.ts';
import type { CheckType } from './verification.ts';
import type { HomePart } from './pages/homeParts.ts';
import type { Coupon } from './calls/coupons/schemas.ts';
import type { Account } from './calls/account/wallet.ts';
import type { PlayerFacts } from './operatorsDesk.ts';

export type { LoyaltyPlan } from './calls/loyalty/plan.ts';
export type { VerificationPlan } from './calls/account/verification.ts';
export type { HomePart } from './pages/homeParts.ts';
export type {
  GameImport,
  OperatorBanner,
  OperatorCategory,
  OperatorCollectionGame,
  OperatorGame,
  OperatorGameDetail,
  OperatorProvider,
} from './operatorsCasino.ts';
export type {
  Adjustment,
  LedgerEntry,
  PaymentSums,
  OperatorInstrument,
  PlayerMoney,
  TaxSums,
} from './operatorMoney.ts';
export type { DeskRequest, DeskRequestDetail, DeskRequestPage } from './operatorCalls/consultant.ts';
export type {
  IdentificationCase,
  IdentificationRequest,
  ListedRequest,
  OperatorCheck,
  OperatorCheckStep,
  PlayerVerification,
  RequestPage,
  ReviewedDocument,
} from './operatorCalls/identification.ts';
export type { OperatorPayment, OperatorPaymentDetail } from './operatorCalls/payments.ts';
export type {
  ListedRate,
  ListedReconciliation,
  ListedTransfers,
  ReconciliationDifference,
  ReconciliationsPage,
  SiteSpreads,
} from './operatorCalls/reconciliation.ts';
export type {
  OperatorPayout,
  OperatorWithdrawal,
  OperatorWithdrawalDetail,
} from './operatorCalls/withdrawals.ts';
export { operatorScopes, type OperatorScope } from './operatorScopes.ts';
export {
  secondedActs,
  type Approval,
  type MessageRoom,
  type OperatorRoom,
  type SecondedAct,
  type WaitingAct,
} from './operatorApprovals.ts';
export type { FreeRoundsState } from './freeRounds.ts';
export type {
  FreeRoundsDraft,
  FreeRoundsGame,
  FreeRoundsResult,
  OperatorFreeRounds,
} from './operatorsFreeRounds.ts';
export { requestStates, type RequestState } from './identificationReviews.ts';

export type {
  ListedMail,
  ListedText,
  MailDetail,
  MessageSite,
  OperatorText,
  OperatorTexts,
  ReceivedMessage,
  ReceivedMessagePage,
  SecretState,
  Segment,
  SegmentPreview,
  SentMessage,
  SentMessagePage,
  SentState,
  TextDetail,
} from './operatorCalls/messages.ts';

export {
  withdrawalLists,
  withdrawalReasons,
  type WithdrawalDocument,
  type WithdrawalList,
  type WithdrawalReasons,
} from './withdrawalReviews.ts';

export type {
  CodeNeed,
  CurrencyTerms,
  GrantState,
  OfferFault,
  OfferPreview,
  OfferTerms,
  OfferTexts,
  OperatorCodeUse,
  OperatorGrant,
  OperatorOffer,
  OperatorPromoCode,
} from './operatorsBonuses.ts';
export type {
  ChallengeDraft,
  ChallengeTerms,
  CountedGames,
  OperatorChallenge,
  OperatorTournament,
  PrizeTerms,
  PrizeTexts,
  TournamentDraft,
  TournamentTerms,
} from './operatorsTournaments.ts';

export type {
  BetFigures,
  Cancellation,
  Closure,
  CurrencyLiability,
  CurrencyTurnover,
  Debt,
  EventCount,
  FeedHealth,
  FoundBet,
  FoundMatch,
  FoundPlayer,
  ListedMatch,
  MatchDetail,
  MatchMarket,
  OperatorBet,
  OperatorReferral,
  PlanPreview,
  PlayerRewards,
  ReferralReport,
  OperatorDataChange,
  PlayerFacts,
  PlayerSecurity,
  PlayerNote,
  ResultEvent,
  SearchAnswer,
  SeoPageTexts,
  TimelineEntry,
  TimelinePage,
  WaitingFigure,
  WaitingKind,
  WholePersonalData,
} from './operatorsDesk.ts';

/**
 * Answers of the operators' calls, which aren't part of the OpenAPI document: the operators' console and its server
 * share these types.
 */

export interface Operator {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly environment: 'production' | 'development' | 'test';
  /** Company name of the site whose host the console was opened at. */
  readonly siteName: string;
}

/** Maintenance window of a site; UTC seconds. */
export interface MaintenanceWindow {
  readonly startAt: number;
  /** Expected end; `null` if unknown. */
  readonly finishAt: number | null;
  /**
   * Start of the announcement to players, and its end; `null` for no announcement, and for an end at the start of the
   * maintenance.
   */
  readonly notifyStartDate: number | null;
  readonly notifyEndDate: number | null;
  /** Announcement texts by language; languages without one use the app's own text. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface CountryBlock {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Numeric reason, as used by the app's pages. */
  readonly reason: number;
}

export interface Redirect {
  /** Path without language; a trailing `/*` matches everything below. */
  readonly from: string;
  /** Page of this site, or the id of an external URL in the site's configuration. */
  readonly to: { readonly path: string } | { readonly outside: string };
  readonly code: number;
  /** Reason for logs and answers. */
  readonly reason: string;
}

export interface BrandPair {
  readonly css_prop: string;
  readonly css_value: string;
}

/** Changes that operators made to a site, on top of the configured list of sites. */
export interface SiteState {
  readonly flags: Readonly<Record<string, boolean>>;
  /**
   * Feature flags required by routes (`availableRoutes`), replacing the configured ones; `null` for the configured
   * ones.
   */
  readonly routes: readonly string[] | null;
  /** Parts of the home page in display order, replacing the configured ones; `null` for the configured ones. */
  readonly homeParts: readonly HomePart[] | null;
  readonly maintenance: MaintenanceWindow | null;
  /** Reason why the whole site is closed; `null` while it is open. */
  readonly block: number | null;
  readonly countryBlocks: readonly CountryBlock[];
  /** Version of the terms that players accept. */
  readonly terms: number;
  readonly notFound: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Brand pairs that replace the configured ones; `null` for the configured ones. */
  readonly brandPairs: readonly BrandPair[] | null;
  /** Names of the partner sections that are shown; `null` for all configured ones. */
  readonly partitions: readonly string[] | null;
  /** Plans of loyalty that replace the configured ones; `null` for the configured ones. */
  readonly loyalty: LoyaltyPlan | null;
  /** Groups of verification types that replace the configured ones; `null` for the configured ones. */
  readonly verification: VerificationPlan | null;
}

export interface Site {
  readonly id: string;
  readonly companyName: string;
  readonly brand: string;
  readonly hosts: readonly string[];
  readonly languages: readonly string[];
  /** Version of the state, required to change it. */
  readonly version: number;
  readonly state: SiteState;
  /** Effective flags: the configured ones with the operators' changes. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly routes: readonly string[];
  /** Effective parts of the home page in display order. */
  readonly homeParts: readonly HomePart[];
  /** All parts that a home page may have, in the default order. */
  readonly knownHomeParts: readonly HomePart[];
  /** Effective plans of loyalty. */
  readonly loyalty: LoyaltyPlan;
  /** Effective groups of verification types. */
  readonly verification: VerificationPlan;
  /** Types for which the platform has a verifier. */
  readonly checkTypes: readonly CheckType[];
  /** External URLs by id. */
  readonly outside: Readonly<Record<string, string>>;
  /**
   * Error messages of values in the list of sites, and of brand pairs, that defaults replace; at most 20. Empty if
   * everything applies as written.
   */
  readonly faults: readonly string[];
}

/** Result of validating brand pairs: those accepted, as they would be output, and those rejected. */
export interface JudgedPairs {
  readonly accepted: readonly BrandPair[];
  readonly refused: readonly (BrandPair & {
    readonly index: number;
    readonly kind: string;
    readonly reason: string;
  })[];
  /** All tokens of the site with the accepted pairs, in each mode, by the names of their custom properties. */
  readonly preview: readonly {
    readonly mode: 'light' | 'dark' | 'contrast';
    readonly tokens: Readonly<Record<string, string>>;
  }[];
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

/** Restrictions that operators set for a player; none by default. */
export interface PlayerBlocks {
  /** Ban level, above 0 when banned; `banVersion` selects the list of levels. */
  readonly banLevel: number;
  readonly banVersion: number;
  /** Numeric reason why the player's pages are closed, as used by the app; `null` while they are open. */
  readonly blockReason: number | null;
  /** True if the player has closed the account. */
  readonly isSelfBlocked: boolean;
  readonly isVerificationRequired: boolean;
  /** True if withdrawals are closed by law. */
  readonly isFrozen: boolean;
  /** Mark of abuse: operators decide about every withdrawal. */
  readonly isMarked: boolean;
  /** Ids of sports that an operator closed. */
  readonly disallowedLineSports: readonly number[];
  readonly disallowedLiveSports: readonly number[];
  /** Ids of sports that the player hid; only the player can show them again. */
  readonly hiddenLineSports: readonly number[];
  readonly hiddenLiveSports: readonly number[];
}

export interface PlayerLimit {
  readonly type: number;
  /** Decimal text in the currency `iso`, or a number of hours, minutes or days. */
  readonly value: string;
  readonly iso: string | null;
  readonly state: string;
  /** UTC seconds. */
  readonly startsAt: number;
  readonly endsAt: number | null;
}

export interface Player extends ListedPlayer {
  readonly facts: PlayerFacts;
  readonly accounts: readonly Account[];
  /** Active and pending limits. */
  readonly limits: readonly PlayerLimit[];
  readonly blocks: PlayerBlocks;
  /** Sports that can be closed. */
  readonly sports: readonly { readonly id: number; readonly key: string }[];
}

/** Coupon that waits for an operator's decision. */
export interface Review {
  readonly playerId: string;
  readonly coupon: Coupon;
  /** Current price of each leg, in the order of the legs; `null` while it is suspended. */
  readonly coefsNow: readonly (string | null)[];
}

/** Entry of the audit log. */
export interface AuditEntry {
  readonly id: string;
  /** Time in UTC ms. */
  readonly at: number;
  readonly operator: string;
  /** Action, for example `site.maintenance`, `player.blocks`. */
  readonly action: string;
  /** Subject of the action, for example `site:house`, `player:17`. */
  readonly subject: string;
  /** State before the action as a JSON value; `null` if there was none. */
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly requestId: string | null;
}
export * from './operatorsReferrals.ts';
export { roundStates } from './operatorsRounds.ts';
export type {
  GameNotice,
  OperatorRound,
  OperatorRoundDetail,
  OperatorRoundOperation,
  RoundCorrection,
} from './operatorsRounds.ts';
