import type { JSONColumnType } from 'kysely';

export interface VisitsTables {
  cookie_agreements: CookieAgreementsTable;
  player_referrals: PlayerReferralsTable;
  analytics_counts: AnalyticsCountsTable;
}

export interface CookieAgreementsTable {
  player_id: bigint;
  /** As the device says it. */
  agreed_at: Date;
  /** Sum of the kinds that were allowed. */
  agree_type: number;
  recorded_at: Date;
}

export interface PlayerReferralsTable {
  player_id: bigint;
  /** Cookies of the link that brought the player, by name. */
  marks: JSONColumnType<Readonly<Record<string, string>>>;
  recorded_at: Date;
}

export interface AnalyticsCountsTable {
  site_id: string;
  /** UTC, as text of ISO 8601. */
  day: string;
  event: string;
  /** Empty where the event has none. */
  detail: string;
  count: bigint;
}
