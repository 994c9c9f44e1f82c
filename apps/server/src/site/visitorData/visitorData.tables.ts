import type { JSONColumnType } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    cookie_agreements: CookieAgreementsTable;
    player_referrals: PlayerReferralsTable;
    analytics_counts: AnalyticsCountsTable;
  }
}

export interface CookieAgreementsTable {
  player_id: bigint;
  /** As reported by the device. */
  agreed_at: Date;
  /** Sum of the accepted kinds. */
  agree_type: number;
  recorded_at: Date;
}

export interface PlayerReferralsTable {
  player_id: bigint;
  /** Cookies of the link that referred the player, by name. */
  marks: JSONColumnType<Readonly<Record<string, string>>>;
  recorded_at: Date;
}

export interface AnalyticsCountsTable {
  site_id: string;
  /** UTC date, ISO 8601. */
  day: string;
  event: string;
  /** Empty if the event has none. */
  detail: string;
  count: bigint;
}
