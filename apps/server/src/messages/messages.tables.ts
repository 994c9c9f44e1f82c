import type { OperatorTexts, Segment, SentState } from '@touchline/contract/operators';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

declare module '../kernel/db/tables.ts' {
  interface Database {
    operator_messages: OperatorMessagesTable;
    coupons_to_mail: CouponsToMailTable;
  }
}

/** Messages that operators wrote to a player or to a segment of a site's players. */
export interface OperatorMessagesTable {
  id: GeneratedAlways<bigint>;
  /** Idempotency key of the request. */
  key: string;
  site_id: string;
  /** The only recipient; null for a segment. */
  player_id: bigint | null;
  segment: JSONColumnType<Segment, string | null, never> | null;
  texts: JSONColumnType<OperatorTexts, string, never>;
  /** Address of a page of the product after the language. */
  link: string | null;
  expires_at: Date | null;
  /** Whether it is also sent to those who allow news by this channel. */
  by_mail: boolean;
  by_sms: boolean;
  /** Name of the operator. */
  operator: string;
  created_at: Date;
  state: SentState;
  /** Players of the segment up to this id have it. */
  last_player_id: Generated<bigint>;
  /** Number of players who have it. */
  reached: Generated<number>;
  mails: Generated<number>;
  sms: Generated<number>;
  /** Time at which an operator withdrew it; players don't see it since. */
  withdrawn_at: Generated<Date | null>;
  /** Name of that operator. */
  withdrawn_by: Generated<string | null>;
}

/** Settled coupons whose mail isn't written yet. */
interface CouponsToMailTable {
  coupon_id: bigint;
}
