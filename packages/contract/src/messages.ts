/** Kinds of messages that the platform writes about a payment. */
export const paymentMessageKinds = [
  'deposit-credited',
  'deposit-failed',
  'withdrawal-approved',
  'withdrawal-paid',
  'withdrawal-refused',
  'withdrawal-returned',
] as const;
export type PaymentMessageKind = (typeof paymentMessageKinds)[number];

/** Kinds of messages that the platform writes about a bonus. */
export const bonusMessageKinds = ['bonus-given', 'bonus-ending'] as const;
export type BonusMessageKind = (typeof bonusMessageKinds)[number];

/** All kinds of messages; the texts of `operator` are written by a person, those of all others are composed by the app. */
export const messageKinds = [
  ...paymentMessageKinds,
  'bet-won',
  'payout-kept',
  ...bonusMessageKinds,
  'limit-set',
  'limit-removed',
  'operator',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Maximum length of a message's title, of its text and of the label of its link, characters. */
export const MOST_TITLE_CHARACTERS = 120;
export const MOST_TEXT_CHARACTERS = 4000;
export const MOST_LABEL_CHARACTERS = 40;
