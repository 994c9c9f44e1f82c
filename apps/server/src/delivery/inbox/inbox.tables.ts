import type { MessageKind } from '@touchline/contract/messages';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MessageFacts } from './messageFacts.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    player_messages: PlayerMessagesTable;
  }
}

/** Messages in the inboxes of players. Deleted rows stay for operators. */
export interface PlayerMessagesTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  kind: MessageKind;
  facts: JSONColumnType<MessageFacts, string, never>;
  /** Message of an operator, which has the texts; null for messages of the platform. */
  sent_id: bigint | null;
  /** The event that it was written for, such as `bet-won:12`: one cause writes one message to a player. */
  cause: string;
  at: Date;
  expires_at: Date | null;
  read_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
  /** Whether the player's open pages were notified. */
  is_announced: Generated<boolean>;
}
