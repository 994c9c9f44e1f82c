import type { Db } from '../../kernel/index.ts';
import { chooseSetting, chosenSettings } from './officeSettings.store.ts';

/** Default notifications: bets, money and the account's safety are on, advertising is off. */
export const NOTIFICATIONS = {
  enable_mail_news: false,
  enable_mail_deposit: true,
  enable_mail_bets: true,
  enable_sms_news: false,
  // Only on devices that the player has subscribed.
  enable_push_deposit: true,
  enable_push_bets: true,
  enable_push_news: false,
  enable_push_amounts: false,
} as const;
type NotificationId = keyof typeof NOTIFICATIONS;
// The cast: Object.keys returns strings.
export const notificationIds = Object.keys(NOTIFICATIONS) as NotificationId[];

/** Kinds of mails that a player may stop. */
export const mailKinds = ['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Returns whether a player allows a kind of notification, and amounts in those of devices. */
export async function isAllowed(db: Db, playerId: bigint, id: NotificationId): Promise<boolean> {
  return (await chosenSettings(db, playerId)).get(id) ?? NOTIFICATIONS[id];
}

/** Returns whether a player wants a kind of mails. */
export function isMailWanted(db: Db, playerId: bigint, kind: MailKind): Promise<boolean> {
  return isAllowed(db, playerId, kind);
}

/** Stops kinds of mails to a player. */
export async function stopMails(
  db: Db,
  playerId: bigint,
  kinds: readonly MailKind[],
  now: Date,
): Promise<void> {
  for (const id of kinds) await chooseSetting(db, playerId, { id, value: false, now });
}
