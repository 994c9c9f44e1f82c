import type { Coupon } from './calls/coupons/schemas.ts';
import type { PersonalValues } from './calls/account/personalData.ts';
import type { AuditEntry } from './operators.ts';
import type { ChangedField, PersonalField } from './personalData.ts';

/** Answers of the operators' calls behind the dashboard, the search, and the pages of players, bets and matches. */

/** Open bets in one currency; amounts as decimal text. */
export interface CurrencyLiability {
  readonly iso: string;
  readonly bets: number;
  readonly stakes: string;
  /** Sum of the possible payouts. */
  readonly payouts: string;
}

/** Stakes of accepted bets in one currency; amounts as decimal text. */
export interface CurrencyTurnover {
  readonly iso: string;
  readonly bets: number;
  readonly stakes: string;
}

/** Figures of all bets of the platform. Days are UTC days. */
export interface BetFigures {
  /** Time at which the figures were read, UTC ms. */
  readonly at: number;
  readonly open: readonly CurrencyLiability[];
  readonly today: readonly CurrencyTurnover[];
  /** Today and the six days before. */
  readonly week: readonly CurrencyTurnover[];
  /** Number of bets in each of the last 24 hours, oldest first; `at` is the beginning of the hour, UTC ms. */
  readonly hours: readonly { readonly at: number; readonly bets: number }[];
}

export type WaitingKind =
  | 'identification'
  | 'reviews'
  | 'corrections'
  | 'debts'
  | 'requests'
  | 'mails'
  | 'withdrawals'
  | 'approvals'
  | 'differences';

/** Tasks of one kind that wait for an operator. */
export interface WaitingFigure {
  readonly kind: WaitingKind;
  /** `null` if it couldn't be read. */
  readonly count: number | null;
  /** Time since which the oldest one waits, UTC ms; `null` if there is none. */
  readonly oldestAt: number | null;
}

/** State of the feed in the process that answers. */
export interface FeedHealth {
  /** True if this process runs the sources, or receives every change from the one that does. */
  readonly isCurrent: boolean;
  readonly isLeading: boolean;
  readonly sources: readonly string[];
  readonly producers: readonly {
    readonly name: 'live' | 'line';
    readonly isUp: boolean;
    /** Time of the last sign of life, UTC ms; `null` if there was none since the start. */
    readonly aliveAt: number | null;
    /** Number of matches. */
    readonly matches: number;
  }[];
}

export interface FoundPlayer {
  readonly id: string;
  readonly login: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly siteId: string;
}

export interface FoundBet {
  readonly id: string;
  readonly state: Coupon['state'];
  readonly typeId: number;
  readonly amount: string;
  readonly iso: string;
}

export interface FoundMatch {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly competition: string;
  /** Kick-off in UTC seconds. */
  readonly startsAt: number;
}

/** Results of the search; lists outside of the operator's scopes are empty. */
export interface SearchAnswer {
  readonly players: readonly FoundPlayer[];
  readonly bets: readonly FoundBet[];
  readonly matches: readonly FoundMatch[];
}

/** Bet with its player. */
export interface OperatorBet {
  readonly playerId: string;
  readonly login: string;
  readonly siteId: string;
  readonly coupon: Coupon;
}

/** Personal data of a player. Without the scope `identification`, phone and birth date are masked. */
export interface PlayerFacts {
  readonly isMasked: boolean;
  /** Login that the player chose besides the account's number; null if none. */
  readonly login: string | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly phone: string | null;
  /** ISO 8601 date; masked as `1991-••-••`. */
  readonly birthDate: string | null;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string | null;
  readonly verification: 'none' | 'inReview' | 'verified' | 'refused';
  /** All personal data that is known, as text. Numbers of documents are always masked. */
  readonly values: { readonly [Field in PersonalField]?: string };
  /** Last activity of a session, UTC seconds; `null` if there was none. */
  readonly lastSeenAt: number | null;
}

/** Whole personal data of a player; the audit log records who looked at it. */
export interface WholePersonalData {
  readonly values: PersonalValues;
  readonly documentTypes: readonly { readonly id: number; readonly name: string }[];
}

/** Change of one field of a player's data, with numbers of documents masked. */
export interface OperatorDataChange {
  readonly id: string;
  /** UTC ms. */
  readonly at: number;
  /** Name of the operator who changed it; null for the player. */
  readonly operator: string | null;
  readonly field: ChangedField;
  readonly before: string | null;
  readonly after: string | null;
}

/** Note of an operator about a player; immutable. */
export interface PlayerNote {
  readonly id: string;
  /** UTC ms. */
  readonly at: number;
  readonly operator: string;
  readonly text: string;
}

/** Sessions and passkeys of a player. Times in UTC ms. */
export interface PlayerSecurity {
  /** All open ones, then the latest ended ones. */
  readonly sessions: readonly {
    readonly id: string;
    readonly userAgent: string | null;
    /** IP address. */
    readonly address: string;
    readonly startedAt: number;
    readonly lastActiveAt: number;
    /** Null while it is open. */
    readonly endedAt: number | null;
  }[];
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    /** Host that it belongs to. */
    readonly host: string;
    readonly createdAt: number;
    readonly lastUsedAt: number | null;
  }[];
}

interface TimelineMoment {
  /** Unique within the timeline, for example `session:5`. */
  readonly id: string;
  /** UTC ms. */
  readonly at: number;
}

export type TimelineEntry = TimelineMoment &
  (
    | { readonly kind: 'session'; readonly userAgent: string | null; readonly endReason: string | null }
    | { readonly kind: 'bet'; readonly bet: FoundBet }
    | {
        readonly kind: 'limit';
        readonly type: number;
        readonly value: string;
        readonly iso: string | null;
        readonly state: string;
        readonly isRemoval: boolean;
        readonly by: 'player' | 'operator' | 'clock';
      }
    | {
        readonly kind: 'audit';
        readonly entry: Pick<AuditEntry, 'action' | 'operator' | 'before' | 'after' | 'reason'>;
      }
  );

export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  /** `before` parameter of the next page; `null` at the end. */
  readonly next: string | null;
}

export interface MatchMarket {
  readonly id: string;
  readonly type: string;
  readonly line: string | null;
  readonly ordinal: number | null;
  /** Kind that its source gave it; null for an ordinary one. */
  readonly kind: number | null;
  /** 1 active, -1 suspended, 0 inactive, -2 handed over, -3 settled, -4 cancelled. */
  readonly status: number;
  /** Number of legs on the market: those without a result, and all. */
  readonly openLegs: number;
  readonly legs: number;
  readonly selections: readonly {
    readonly key: string;
    readonly price: string | null;
    /** Result of the feed, 0 to 6; `null` while there is none. */
    readonly result: number | null;
  }[];
}

/** Match with its markets and the number of bets on each. */
export interface MatchDetail extends FoundMatch {
  /** 1 not started, 2 in play, 3 in a break, 4 finished, 5 called off. */
  readonly status: number;
  readonly score: readonly [number, number] | null;
  readonly markets: readonly MatchMarket[];
}

export interface ListedMatch extends FoundMatch {
  readonly sportId: number;
  readonly status: number;
  readonly score: readonly [number, number] | null;
  /** Number of open markets. */
  readonly markets: number;
}

/** Results, a cancellation or the lift of one, as published by an operator. */
export interface ResultEvent {
  readonly id: string;
  readonly kind: 'result' | 'cancellation' | 'lift';
  readonly marketId: string;
  readonly reason: string;
  /** UTC ms. */
  readonly at: number;
  /** Time from which no bet is recomputed any more, UTC ms; `null` for the first minute. */
  readonly appliedAt: number | null;
  /** True if a published result or a cancellation was lifted: it holds no longer. */
  readonly isLifted: boolean;
}

/** Cancellation of the bets on a market; times in UTC seconds. */
export interface Cancellation {
  readonly eventId: string;
  readonly marketId: string;
  /** `null` from the market's first bet. */
  readonly start: number | null;
  readonly end: number;
  readonly reason: string;
  readonly at: number;
  /** Absent while the cancellation is in force. */
  readonly lifted?: { readonly eventId: string; readonly reason: string; readonly at: number };
}

/** Closure of a market, a match or a sport that is in force. */
export interface Closure {
  readonly id: string;
  readonly scope: 'market' | 'match' | 'sport';
  /** Id of the market, match or sport. */
  readonly subject: string;
  readonly cause: 'suspended' | 'result' | 'cancellation';
  /** The published result or cancellation that closed the market; `null` for a suspension. */
  readonly eventId: string | null;
  readonly reason: string;
  /** Name of the operator. */
  readonly operator: string;
  /** UTC ms. */
  readonly at: number;
  /** Match of a closed market, or the closed match; `null` for a sport, and once the match is removed. */
  readonly match: { readonly id: number; readonly home: string; readonly away: string } | null;
}

/** Debt of a player from a correction, or from a deposit that its bank took back; amounts as decimal text. */
export interface Debt {
  readonly id: string;
  readonly accountId: string;
  readonly playerId: string;
  readonly couponId?: string;
  /** Deposit that its bank took back, instead of a coupon. */
  readonly paymentId?: string;
  /** Corrected round of a game, instead of a coupon. */
  readonly roundId?: string;
  readonly iso: string;
  readonly amount: string;
  readonly open: string;
  readonly balance: string;
  /** UTC seconds. */
  readonly at: number;
}

/** Count of an analytics event on a day. */
export interface EventCount {
  readonly event: string;
  /** Empty if the event has none. */
  readonly detail: string;
  readonly count: number;
}

/** Texts of a page for search engines, as an operator wrote them. */
export interface SeoPageTexts {
  /** Language of addresses, or `*` for every language. */
  readonly language: string;
  /** Path after the language; empty for home. */
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Points, level and cashback of a player, latest first. */
export interface PlayerRewards {
  /** True if the player's site has points. */
  readonly hasPoints: boolean;
  readonly level: number;
  /** Decimal text, like `earned`: points of the last 365 days. */
  readonly points: string;
  readonly earned: string;
  readonly entries: readonly {
    readonly id: string;
    /** UTC milliseconds. */
    readonly at: number;
    readonly kind: string;
    readonly points: string;
    readonly balance: string;
  }[];
  readonly periods: readonly {
    readonly id: string;
    readonly plan: string;
    readonly from: number;
    readonly to: number;
    readonly state: string;
    /** Decimal text; null while the period is open. */
    readonly amount: string | null;
    readonly iso: string | null;
  }[];
  /** Highest credits as goodwill. */
  readonly bounds: { readonly points: string; readonly amount: string; readonly iso: string };
}

/** Cost of plans in the last days, in the base currency. */
export interface PlanPreview {
  readonly iso: string;
  readonly days: number;
  readonly current: PlanCost;
  readonly next: PlanCost;
}

export interface PlanCost {
  /** Points that were earned. */
  readonly points: string;
  readonly cashback: readonly { readonly id: string; readonly amount: string }[];
}

/** A friend that a player brought. */
export interface OperatorReferral {
  readonly id: string;
  readonly siteId: string;
  readonly friendId: string;
  readonly friendLogin: string;
  readonly referrerId: string;
  readonly referrerLogin: string;
  readonly source: 'link' | 'code';
  readonly state: 'registered' | 'deposited' | 'qualified' | 'held' | 'paid' | 'rejected';
  /** UTC milliseconds. */
  readonly registeredAt: number;
  readonly heldUntil: number | null;
  readonly rejection: string | null;
  /** Shared trait because of which a person decides. */
  readonly mark: string | null;
  readonly releasedBy: string | null;
}

/** Numbers of friends by state, and paid rewards. */
export interface ReferralReport {
  readonly states: readonly { readonly siteId: string; readonly state: string; readonly count: number }[];
  readonly paid: readonly { readonly iso: string; readonly amount: string }[];
}
