import type { Generated, GeneratedAlways } from 'kysely';

declare module '../kernel/db/tables.ts' {
  interface Database {
    staff: StaffTable;
    staff_roles: StaffRolesTable;
    staff_grants: StaffGrantsTable;
    staff_invitations: StaffInvitationsTable;
    staff_sessions: StaffSessionsTable;
    staff_passkeys: StaffPasskeysTable;
    staff_tokens: StaffTokensTable;
  }
}

/** An operator, who is a person. Rows stay after the person's end, since the audit log has their names. */
export interface StaffTable {
  id: GeneratedAlways<bigint>;
  /** Name in the audit log, lower case, unique for ever: `anna`. */
  name: string;
  email: string;
  language: Generated<string>;
  /** Null without a password. */
  password_hash: Generated<string | null>;
  /** Key of the authenticator app, encrypted; null without one. */
  totp_secret: Generated<string | null>;
  /** Counter of the last accepted code, which isn't accepted again. */
  totp_counter: Generated<bigint | null>;
  /** Networks from which the person may make calls, in CIDR notation; empty for any. */
  networks: Generated<string[]>;
  /** Issuer and subject of single sign-on; both null before the first one. */
  oidc_issuer: Generated<string | null>;
  oidc_subject: Generated<string | null>;
  /** Rises with each change of rights and access. */
  version: Generated<number>;
  /** Wrong attempts since the last right one. */
  wrong_attempts: Generated<number>;
  locked_until: Generated<Date | null>;
  created_by: string;
  created_at: Date;
  /** Time at which the access ends by itself; null for never. */
  ends_at: Generated<Date | null>;
  /** Time at which an operator ended the access. */
  ended_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
}

/** A named set of permissions. */
export interface StaffRolesTable {
  id: GeneratedAlways<bigint>;
  name: string;
  /** Scopes; `*` is all, also those of later releases. */
  scopes: string[];
  version: Generated<number>;
  created_by: string;
  created_at: Date;
}

/** A role of a person, on one site or on all. */
export interface StaffGrantsTable {
  staff_id: bigint;
  role_id: bigint;
  /** Null for all sites. */
  site_id: string | null;
  granted_by: string;
  granted_at: Date;
}

export interface StaffInvitationsTable {
  id: GeneratedAlways<bigint>;
  staff_id: bigint;
  token_hash: string;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

/** A session of the console. */
export interface StaffSessionsTable {
  id: GeneratedAlways<bigint>;
  /** Null for a session by the token of the environment. */
  staff_id: bigint | null;
  secret_hash: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Generated<Date | null>;
  address: string | null;
  agent: string | null;
  method: 'passkey' | 'password' | 'sso' | 'token';
}

export interface StaffPasskeysTable {
  id: GeneratedAlways<bigint>;
  staff_id: bigint;
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}

/** A token of a program, such as the one that reconciles. It acts in the name of its owner. */
export interface StaffTokensTable {
  id: GeneratedAlways<bigint>;
  /** Owner: the token can do no more than they. */
  staff_id: bigint;
  /** Name of the program, unique among the owner's. */
  name: string;
  token_hash: string;
  /** Scopes; `*` is all of the owner's. */
  scopes: string[];
  /** Sites; null for all of the owner's. */
  sites: string[] | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
}
