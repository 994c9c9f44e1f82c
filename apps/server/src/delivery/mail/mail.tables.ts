import type { Generated, GeneratedAlways } from 'kysely';
import type { SecretMessageKind } from '../secretBox/secretMessages.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    mails: MailsTable;
  }
}

/** Mails that a player requests, with a quota for each kind. */
export type RequestedMail = 'history' | 'credentials' | 'sign-in';

export interface MailsTable {
  id: GeneratedAlways<bigint>;
  /** Null for a mail to an operator. */
  player_id: bigint | null;
  /** The operator whom it goes to; null for a mail to a player. */
  staff_id: Generated<bigint | null>;
  recipient: string;
  /** Kind of a mail that the player requested; null for others, such as those of a recovery. */
  requested: RequestedMail | null;
  /** Language of the texts, as in addresses of the site. */
  language: string;
  /** Never contains a secret. */
  subject: string;
  /** A secret in it is masked. */
  body_text: string;
  /** A secret in it is masked. */
  body_html: string;
  /** Kind of the secret that the mail contains; null if it contains none. */
  secret_kind: Generated<SecretMessageKind | 'earlier' | null>;
  /** When the secret becomes useless; null if the mail contains none. */
  secret_ends_at: Generated<Date | null>;
  /** The mail with its secret, encrypted; null without one, and once it was sent or its secret has ended. */
  sealed_body: Generated<string | null>;
  /** When the secret ended before the mail was sent; it is never sent then. */
  expired_at: Generated<Date | null>;
  at: Date;
  /** When the transport accepted it; null while it waits, indefinitely without a transport. */
  sent_at: Date | null;
  attempts: Generated<number>;
  /** Time of the next attempt; while it is being sent, the time of the retry if the process ends. */
  next_at: Date;
  /** Error of the last attempt; null if none failed. */
  last_error: string | null;
  /** The bet that a mail states the outcome of; null for others. */
  coupon_id: Generated<bigint | null>;
  /** When a correction of its bet withdrew it before it was sent. */
  withdrawn_at: Generated<Date | null>;
  /** When attempts were abandoned; null before that, and if it was sent. */
  gave_up_at: Date | null;
}
