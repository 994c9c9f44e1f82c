import type {
  ConsultantState,
  ConsultantSubTopic,
  ConsultantTopic,
  MessageMediaType,
} from '@touchline/contract/consultant';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    consultant_requests: ConsultantRequestsTable;
    consultant_messages: ConsultantMessagesTable;
    consultant_files: ConsultantFilesTable;
  }
}

export interface ConsultantRequestsTable {
  /** Random, 128 bits as hexadecimal. */
  id: string;
  /** Number that people name it by. */
  seq: GeneratedAlways<bigint>;
  player_id: bigint;
  site_id: string;
  topic: ConsultantTopic;
  sub_topic: ConsultantSubTopic | null;
  payment_id: string | null;
  state: ConsultantState;
  /** True if there is an answer that the player hasn't opened. */
  is_unread: Generated<boolean>;
  created_at: Date;
  /** Time of the latest message, or of the closing. */
  updated_at: Date;
  /** Time by which an operator's answer is due; set while it is open. */
  due_at: Date | null;
  closed_at: Generated<Date | null>;
}

export interface ConsultantMessagesTable {
  id: GeneratedAlways<bigint>;
  request_id: string;
  author: 'player' | 'operator';
  /** The operator's name; players don't see it. */
  operator: string | null;
  text: string;
  at: Date;
}

export interface ConsultantFilesTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  /** Null until it is sent with a message. */
  message_id: Generated<bigint | null>;
  /** Original name of the file. */
  name: string;
  media_type: MessageMediaType;
  /** Bytes. */
  size: number;
  content: Uint8Array;
  uploaded_at: Date;
}
