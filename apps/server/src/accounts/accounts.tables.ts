import type { Generated, GeneratedAlways } from 'kysely';

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
  password_hash: string;
  must_change_password: boolean;
  language: string;
  registered_at: Date;
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
  end_reason: 'sign-out' | 'idle' | 'password' | null;
}

export interface AccessTokensTable {
  /** SHA-256 of the bearer, hex. */
  token_hash: string;
  session_id: bigint;
  expires_at: Date;
  created_at: Generated<Date>;
}
