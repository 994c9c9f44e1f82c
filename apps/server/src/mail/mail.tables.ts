import type { Generated, GeneratedAlways } from 'kysely';

export interface MailTables {
  mails: MailsTable;
}

export interface MailsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  recipient: string;
  /** Of the words in it, as in addresses of the site. */
  language: string;
  subject: string;
  body_text: string;
  body_html: string;
  at: Date;
  /** When the transport took it; null while it waits, for ever without a transport. */
  sent_at: Date | null;
  attempts: Generated<number>;
  /** When it is tried next; while it is being sent, when it is tried again should the process not come back. */
  next_at: Date;
  /** What the last attempt failed at; null when none did. */
  last_error: string | null;
  /** Since when it is not tried any more; null while it is, and when it was sent. */
  gave_up_at: Date | null;
}
