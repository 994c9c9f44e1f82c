import type { Generated, GeneratedAlways } from 'kysely';
import type { EndReason } from './sessionTypes.ts';

declare module '../kernel/db/tables.ts' {
  interface Database {
    players: PlayersTable;
    sessions: SessionsTable;
    access_tokens: AccessTokensTable;
  }
}

export interface PlayersTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  /** Generated login number, unique per site. */
  login: string;
  /** Login that the player chose, lower case; unique per site. */
  login_name: Generated<string | null>;
  /** Time of the last change of `login_name`. */
  login_name_at: Generated<Date | null>;
  /** Lower case; unique per site. */
  email: string | null;
  /** Digits with the country's code, without the plus; verified by a code; unique per site. */
  phone: Generated<string | null>;
  password_hash: string;
  must_change_password: boolean;
  language: string;
  registered_at: Date;
  /** Null until the first change after the registration. */
  password_changed_at: Generated<Date | null>;
  /** Offset from UTC, in minutes, at which the days of the player's account begin; set at registration. */
  utc_offset_minutes: Generated<number>;
  /** Time at which the player last reviewed their limits. */
  limits_reviewed_at: Generated<Date | null>;
  /** Version of the terms that the player accepted. */
  terms_version: Generated<number>;
  /** Code by which the player brings friends; unique. */
  ref_code: Generated<string>;
}

export interface SessionsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  /** SHA-256 of the secret in the cookie, hex; the secret itself is never stored. */
  secret_hash: string;
  is_saved: boolean;
  started_at: Date;
  previous_sign_in_at: Date | null;
  last_active_at: Date;
  idle_ends_at: Date;
  ended_at: Date | null;
  end_reason: EndReason | null;
  /** User agent of the device. */
  user_agent: Generated<string | null>;
  /** IP address of the device. */
  address: Generated<string | null>;
  /** The address as it is counted, IPv6 by its /64; null for sessions from before there was this column. */
  network: Generated<string | null>;
}

export interface AccessTokensTable {
  /** SHA-256 of the access token, hex. */
  token_hash: string;
  session_id: bigint;
  expires_at: Date;
  created_at: Generated<Date>;
}
