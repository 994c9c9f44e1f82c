import type { Generated } from 'kysely';
import type { CodePurpose } from '../../delivery/index.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    one_time_codes: OneTimeCodesTable;
  }
}

export interface OneTimeCodesTable {
  guid: string;
  site_id: string;
  purpose: CodePurpose;
  /** Null for an unknown name: the answers are the same. */
  player_id: bigint | null;
  /** The address or number that it was sent to. */
  target: string | null;
  /** Hash of the scope in which only the newest code is valid. */
  scope: string;
  /** SHA-256 of guid and code, hex. */
  code_hash: string;
  tries: Generated<number>;
  made_at: Date;
  expires_at: Date;
  /** SHA-256 of the ticket that the code was exchanged for. */
  ticket_hash: string | null;
  used_at: Date | null;
  /** Hash of what it confirms, if it is valid for that only. */
  bound_to: Generated<string | null>;
}
