declare module '../../kernel/db/tables.ts' {
  interface Database {
    staff_challenges: StaffChallengesTable;
    staff_unknown_emails: StaffUnknownEmailsTable;
  }
}

export type ChallengePurpose =
  | 'sign-in'
  | 'proof'
  | 'passkey'
  | 'authenticator'
  | 'invited-passkey'
  | 'invited-authenticator'
  | 'sso';

/** Something that the platform has sent to a browser and whose answer it takes once. */
export interface StaffChallengesTable {
  guid_hash: string;
  purpose: ChallengePurpose;
  /** Null if the person isn't known before the answer. */
  staff_id: bigint | null;
  /** Hash of what the answer has to come with: the token of an invitation, or the cookie of a browser. */
  owner_hash: string | null;
  /** Challenge of a passkey, encrypted key of an authenticator app, or verifier of single sign-on. */
  secret: string;
  nonce: string | null;
  /** Host of a passkey. */
  rp_id: string | null;
  expires_at: Date;
}

/** Wrong attempts for an e-mail that no operator has. */
export interface StaffUnknownEmailsTable {
  email_hash: string;
  wrong_attempts: number;
  locked_until: Date | null;
  last_at: Date;
}
