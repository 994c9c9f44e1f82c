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
  /** When it is tried next. */
  next_at: Date;
}
