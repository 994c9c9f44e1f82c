import type { Generated, GeneratedAlways } from 'kysely';
import type { SecretMessageKind } from '../secretBox/secretMessages.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    text_messages: TextMessagesTable;
  }
}

/** Text messages to players, stored for operators. */
export interface TextMessagesTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  /** Digits with the country's code, without the plus. */
  recipient: string;
  /** A secret in it is masked. */
  body: string;
  /** Kind of the secret that the message contains; null if it contains none. */
  secret_kind: Generated<SecretMessageKind | 'earlier' | null>;
  /** The message with its secret, encrypted; null without one, and once it was sent or its secret has ended. */
  sealed_body: Generated<string | null>;
  at: Date;
  /** Time after which the message is useless and isn't sent. */
  ends_at: Date;
  attempts: Generated<number>;
  next_at: Date;
  /** Time at which the gateway accepted it; null while it waits, and always null without a gateway. */
  sent_at: Date | null;
  last_error: string | null;
}
