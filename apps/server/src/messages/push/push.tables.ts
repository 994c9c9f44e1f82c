import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    push_subscriptions: PushSubscriptionsTable;
    pushes: PushesTable;
  }
}

/** Devices of players that get notifications. */
export interface PushSubscriptionsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  /** Address of the device at its push service, a secret. */
  endpoint: string;
  /** Public key of the device, base64url. */
  p256dh: string;
  /** Secret of the device, base64url. */
  auth: string;
  created_at: Date;
}

/** Notifications that wait to be sent to a device; a sent one has no row. */
export interface PushesTable {
  subscription_id: bigint;
  message_id: bigint;
  /** When the notification becomes useless. */
  ends_at: Date;
  /** Time of the next attempt; a process that sends it postpones it first. */
  next_at: Date;
  attempts: Generated<number>;
}
