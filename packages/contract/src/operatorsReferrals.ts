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

export type { SiteChoice } from './operatorCalls/common.ts';
export type {
  PostbackAddress,
  PostbackAddresses,
  PostbackCall,
  ReferralMarkReport,
  ReferralMarkRow,
} from './operatorCalls/rewards.ts';
