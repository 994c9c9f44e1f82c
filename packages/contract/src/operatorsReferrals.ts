/** Marks of a partner's link, by the names of their cookies. */
export const referralMarks = [
  'refererid',
  'referral_values',
  'reflinkid',
  'ref_partner_id',
  'postback_watcher',
  'subid',
] as const;
export type ReferralMark = (typeof referralMarks)[number];

/** Value of a mark: safe in cookies, addresses and records without escaping. */
export const markValue = /^[\w.-]{1,64}$/;

/** Marks that name a partner; the others name a click. */
export const postbackMarks = ['reflinkid', 'ref_partner_id', 'refererid', 'referral_values'] as const;
export type PostbackMark = (typeof postbackMarks)[number];

/** Events that a partner can be told. `deposit`: every credited deposit, also the first. */
export const postbackEvents = ['registration', 'first-deposit', 'deposit'] as const;
export type PostbackEvent = (typeof postbackEvents)[number];

export const postbackStates = ['waiting', 'sent', 'failed'] as const;
export type PostbackState = (typeof postbackStates)[number];

/**
 * Placeholders of a partner's address, each with the mark that replaces it; null for those of the event and the site.
 * None has data of the player, such as an id or an amount.
 */
export const postbackPlaceholders = {
  event: null,
  event_id: null,
  time: null,
  site: null,
  click_id: 'postback_watcher',
  subid: 'subid',
  tag: 'reflinkid',
  partner: 'ref_partner_id',
  bf: 'referral_values',
} as const satisfies Readonly<Record<string, ReferralMark | null>>;
export type PostbackPlaceholder = keyof typeof postbackPlaceholders;

/** Players who registered with one value of a mark, and their deposits until now. */
export interface ReferralMarkRow {
  readonly siteId: string;
  readonly mark: ReferralMark;
  readonly value: string;
  readonly registrations: number;
  /** Players with at least one credited deposit. */
  readonly depositors: number;
  readonly deposits: number;
  /** Credited sums by currency, decimal text. */
  readonly sums: readonly { readonly iso: string; readonly amount: string }[];
}

/** A site that a filter or a form can choose. */
export interface SiteChoice {
  readonly id: string;
  readonly name: string;
}

/** Page of the report by marks, most registrations first. */
export interface ReferralMarkReport {
  readonly sites: readonly SiteChoice[];
  readonly rows: readonly ReferralMarkRow[];
  readonly next: string | null;
}

/** Address at which a partner is told about events. */
export interface PostbackAddress {
  readonly id: string;
  readonly siteId: string;
  /** Mark and value that name the partner. */
  readonly mark: PostbackMark;
  readonly value: string;
  /** Address with placeholders in braces. */
  readonly address: string;
  readonly events: readonly PostbackEvent[];
  readonly isOn: boolean;
}

/** All addresses of partners. */
export interface PostbackAddresses {
  readonly sites: readonly SiteChoice[];
  readonly addresses: readonly PostbackAddress[];
}

/** Call to a partner's address. */
export interface PostbackCall {
  readonly id: string;
  readonly siteId: string;
  readonly mark: PostbackMark;
  readonly value: string;
  readonly playerId: string;
  readonly event: PostbackEvent;
  /** UTC milliseconds of the event. */
  readonly at: number;
  readonly state: PostbackState;
  readonly attempts: number;
  /** HTTP status of the last answer. */
  readonly status: number | null;
  /** Reason why the last attempt failed, in English. */
  readonly error: string | null;
}
