export interface SocialTables {
  social_identities: SocialIdentitiesTable;
  social_flows: SocialFlowsTable;
}

export interface SocialIdentitiesTable {
  site_id: string;
  provider: string;
  /** The company's own name of the account there. */
  subject: string;
  player_id: bigint;
  linked_at: Date;
}

export interface SocialFlowsTable {
  /** SHA-256 of the state, hex. */
  state_hash: string;
  /** SHA-256 of the secret in the cookie of the browser that began, hex. */
  browser_hash: string;
  site_id: string;
  provider: string;
  /** PKCE. */
  verifier: string;
  nonce: string;
  language: string;
  /** Who was signed in at the start, and links; null for who comes in. */
  player_id: bigint | null;
  /** SHA-256 of the ticket that the way back brought, hex. */
  ticket_hash: string | null;
  subject: string | null;
  /** Only one that the company has verified. */
  email: string | null;
  expires_at: Date;
  used_at: Date | null;
}
