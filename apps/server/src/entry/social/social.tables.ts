declare module '../../kernel/db/tables.ts' {
  interface Database {
    social_identities: SocialIdentitiesTable;
    social_flows: SocialFlowsTable;
  }
}

export interface SocialIdentitiesTable {
  site_id: string;
  provider: string;
  /** The company's id of the account. */
  subject: string;
  player_id: bigint;
  linked_at: Date;
}

export interface SocialFlowsTable {
  /** SHA-256 of the state, hex. */
  state_hash: string;
  /** SHA-256 of the secret in the cookie of the browser that began it, hex. */
  browser_hash: string;
  site_id: string;
  provider: string;
  /** PKCE code verifier. */
  verifier: string;
  nonce: string;
  language: string;
  /** The player who was signed in at the start, to link an account; null for sign-ins. */
  player_id: bigint | null;
  /** The session of that player; null for sign-ins. */
  session_id: bigint | null;
  /** SHA-256 of the ticket that the callback created, hex. */
  ticket_hash: string | null;
  subject: string | null;
  /** Only if the company has verified it. */
  email: string | null;
  expires_at: Date;
  used_at: Date | null;
}
