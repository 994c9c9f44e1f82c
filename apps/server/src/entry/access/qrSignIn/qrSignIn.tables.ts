import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../kernel/db/tables.ts' {
  interface Database {
    qr_sign_ins: QrSignInsTable;
  }
}

/** A device that asks to be signed in by another one. */
export interface QrSignInsTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  /** SHA-256 of the secret of the device that asks. */
  secret_hash: string;
  /** SHA-256 of the code that it shows. */
  code_hash: string;
  user_agent: string | null;
  /** IP address. */
  address: string;
  /** Two letters; null if unknown. */
  country: string | null;
  started_at: Date;
  expires_at: Date;
  /** The player who has looked it up first. */
  player_id: Generated<bigint | null>;
  /** The session that answered it. */
  session_id: Generated<bigint | null>;
  answer: Generated<'confirmed' | 'refused' | null>;
  /** Time at which the device was signed in. */
  used_at: Generated<Date | null>;
  /** Time at which the player ended it, before its device was signed in. */
  ended_at: Generated<Date | null>;
}
