import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../kernel/db/tables.ts' {
  interface Database {
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}

/** Public half of a passkey. */
export interface PasskeysTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  /** Id that the authenticator gave it, base64url. */
  credential_id: string;
  /** Host that it belongs to. */
  rp_id: string;
  /** Random name of the player on authenticators, base64url: the same for all passkeys of a player. */
  user_handle: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Number of its uses by its authenticator's count; 0 for authenticators that don't count. */
  counter: bigint;
  /** Transports by which browsers reach it: `internal`, `hybrid`, `usb` and others. */
  transports: string[];
  name: string;
  /** True if a password manager copies it to other devices. */
  is_synced: boolean;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}

/** Challenge of a ceremony; deleted by its first use. */
export interface PasskeyChallengesTable {
  guid_hash: string;
  site_id: string;
  purpose: ChallengePurpose;
  /** Null for a sign-in, whose player is named by the passkey. */
  player_id: bigint | null;
  /** The player's handle for a passkey that is created. */
  user_handle: string | null;
  challenge: string;
  rp_id: string;
  expires_at: Date;
}

export type ChallengePurpose = 'create' | 'sign-in' | 'step';
