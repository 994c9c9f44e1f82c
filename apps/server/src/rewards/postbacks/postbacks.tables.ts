import type { PostbackEvent, PostbackMark, PostbackState } from '@touchline/contract/operators';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    postback_addresses: PostbackAddressesTable;
    postbacks: PostbacksTable;
  }
}

/** Addresses of partners, one for each value of a mark. */
export interface PostbackAddressesTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  /** Mark that names the partner. */
  mark: PostbackMark;
  value: string;
  /** Address with placeholders in braces. */
  address: string;
  events: PostbackEvent[];
  is_on: boolean;
  /** Events before this time aren't told. */
  since: Date;
}

/** Calls to partners' addresses. */
export interface PostbacksTable {
  id: GeneratedAlways<bigint>;
  address_id: bigint;
  player_id: bigint;
  event: PostbackEvent;
  /** Key of the event, unique for an address and a player: `deposit:<payment>`. */
  cause: string;
  /** Random id by which the partner recognizes a repeated call. */
  event_id: string;
  at: Date;
  state: Generated<PostbackState>;
  attempts: Generated<number>;
  /** HTTP status of the last answer. */
  status: number | null;
  error: string | null;
  /** Time of the next attempt; a process that sends it postpones it first. */
  next_at: Date;
  /** When no more attempts are made. */
  ends_at: Date;
  ended_at: Date | null;
}
