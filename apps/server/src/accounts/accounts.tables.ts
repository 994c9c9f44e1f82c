import type { Generated, GeneratedAlways } from 'kysely';
import type { EndReason } from './sessions.ts';

export interface AccountsTables {
  players: PlayersTable;
  sessions: SessionsTable;
  access_tokens: AccessTokensTable;
}

export interface PlayersTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  /** The made-up number to sign in with; unique in a site. */
  login: string;
  /** Lower case; unique in a site. */
  email: string | null;
  /** Digits with the country's code, without the plus; proved by a code; unique in a site. */
  phone: Generated<string | null>;
  password_hash: string;
  must_change_password: boolean;
  language: string;
  registered_at: Date;
  /** Null while it is the one of the registration. */
  password_changed_at: Generated<Date | null>;
  /** Minutes from UTC at which the days of the player's account begin, set with the registration. */
  utc_offset_minutes: Generated<number>;
  /** When the player last looked through the own limits. */
  limits_reviewed_at: Generated<Date | null>;
  /** Of the terms that the player agreed to. */
  terms_version: Generated<number>;
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
  /** What the device calls itself. */
  user_agent: Generated<string | null>;
  /** The network address that it came from. */
  address: Generated<string | null>;
}

export interface AccessTokensTable {
  /** SHA-256 of the bearer, hex. */
  token_hash: string;
  session_id: bigint;
  expires_at: Date;
  created_at: Generated<Date>;
}
