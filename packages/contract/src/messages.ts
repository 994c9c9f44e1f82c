/** Kinds of messages that the platform writes about a payment. */
export const paymentMessageKinds = [
  'deposit-credited',
  'deposit-failed',
  'withdrawal-approved',
  'withdrawal-paid',
  'withdrawal-refused',
  'withdrawal-returned',
  'instrument-closed',
] as const;
export type PaymentMessageKind = (typeof paymentMessageKinds)[number];

/** Kinds of messages that the platform writes about a bonus. */
export const bonusMessageKinds = ['bonus-given', 'bonus-ending'] as const;
export type BonusMessageKind = (typeof bonusMessageKinds)[number];

/** Kinds of messages that the platform writes about free rounds. */
export const freeRoundsMessageKinds = ['free-rounds-given', 'free-rounds-ending'] as const;
export type FreeRoundsMessageKind = (typeof freeRoundsMessageKinds)[number];

/** All kinds of messages; the texts of `operator` are written by a person, those of all others are composed by the app. */
export const messageKinds = [
  ...paymentMessageKinds,
  'bet-won',
  'bet-corrected',
  'payout-kept',
  ...bonusMessageKinds,
  ...freeRoundsMessageKinds,
  'tournament-won',
  'limit-set',
  'limit-removed',
  'operator',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Maximum length of a message's title, of its text and of the label of its link, characters. */
export const MOST_TITLE_CHARACTERS = 120;
export const MOST_TEXT_CHARACTERS = 4000;
export const MOST_LABEL_CHARACTERS = 40;

/** Maximum length of the address of a device at its push service, characters. */
export const MOST_ENDPOINT_CHARACTERS = 1000;

/** Settings of notifications on devices that name kinds of messages. */
export const pushSettings = ['enable_push_deposit', 'enable_push_bets', 'enable_push_news'] as const;
export type PushSetting = (typeof pushSettings)[number];

/** Setting that allows each kind of message as a notification. Bonuses are news: they invite to play. */
export const pushSettingOf: Readonly<Record<MessageKind, PushSetting>> = {
  'deposit-credited': 'enable_push_deposit',
  'deposit-failed': 'enable_push_deposit',
  'withdrawal-approved': 'enable_push_deposit',
  'withdrawal-paid': 'enable_push_deposit',
  'withdrawal-refused': 'enable_push_deposit',
  'withdrawal-returned': 'enable_push_deposit',
  'instrument-closed': 'enable_push_deposit',
  'payout-kept': 'enable_push_deposit',
  'limit-set': 'enable_push_deposit',
  'limit-removed': 'enable_push_deposit',
  'bet-won': 'enable_push_bets',
  'bet-corrected': 'enable_push_bets',
  'bonus-given': 'enable_push_news',
  'bonus-ending': 'enable_push_news',
  'free-rounds-given': 'enable_push_news',
  'free-rounds-ending': 'enable_push_news',
  'tournament-won': 'enable_push_bets',
  operator: 'enable_push_news',
};
