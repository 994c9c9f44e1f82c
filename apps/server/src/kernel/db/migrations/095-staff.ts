import { sql, type Kysely } from 'kysely';

/**
 * Operators as people: roles as named sets of permissions, given for one site or for all; invitations, sessions,
 * passkeys and program tokens. Requests for a second person may be about the whole platform, and end.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table staff (
    id bigint generated always as identity primary key,
    name text not null check (name ~ '^[a-z][a-z0-9.-]{0,39}$'),
    email text not null,
    language text not null default 'en',
    password_hash text,
    totp_secret text,
    totp_counter bigint,
    networks text[] not null default '{}',
    oidc_issuer text,
    oidc_subject text,
    wrong_attempts integer not null default 0,
    locked_until timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    ends_at timestamptz,
    ended_at timestamptz,
    last_used_at timestamptz,
    check ((oidc_issuer is null) = (oidc_subject is null))
  )`,
  // Names are in the audit log: nobody gets one again, not even after the end of its person.
  sql`create unique index staff_by_name on staff (name)`,
  sql`create unique index staff_by_email on staff (lower(email)) where ended_at is null`,
  sql`create unique index staff_by_subject on staff (oidc_issuer, oidc_subject) where ended_at is null`,

  sql`create table staff_roles (
    id bigint generated always as identity primary key,
    name text not null unique,
    scopes text[] not null,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null
  )`,
  sql`create table staff_grants (
    staff_id bigint not null references staff (id),
    role_id bigint not null references staff_roles (id),
    site_id text,
    granted_by text not null,
    granted_at timestamptz not null
  )`,
  sql`create unique index staff_grants_once on staff_grants (staff_id, role_id, coalesce(site_id, ''))`,
  sql`create index staff_grants_of_role on staff_grants (role_id)`,

  sql`create table staff_invitations (
    id bigint generated always as identity primary key,
    staff_id bigint not null references staff (id),
    token_hash text not null unique,
    created_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index staff_invitations_of on staff_invitations (staff_id)`,

  sql`create table staff_sessions (
    id bigint generated always as identity primary key,
    staff_id bigint references staff (id),
    secret_hash text not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    address text,
    agent text,
    method text not null check (method in ('passkey', 'password', 'sso', 'token')),
    check (staff_id is not null or method = 'token')
  )`,
  sql`create index staff_sessions_of on staff_sessions (staff_id)`,

  sql`create table staff_challenges (
    guid_hash text primary key,
    purpose text not null,
    staff_id bigint references staff (id),
    owner_hash text,
    secret text not null,
    nonce text,
    rp_id text,
    expires_at timestamptz not null
  )`,
  sql`create index staff_challenges_of on staff_challenges (staff_id)`,
  // E-mails that nobody has are locked as those of people are.
  sql`create table staff_unknown_emails (
    email_hash text primary key,
    wrong_attempts integer not null,
    locked_until timestamptz,
    last_at timestamptz not null
  )`,

  sql`create table staff_passkeys (
    id bigint generated always as identity primary key,
    staff_id bigint not null references staff (id),
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null default '{}',
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  sql`create index staff_passkeys_of on staff_passkeys (staff_id)`,

  sql`create table staff_tokens (
    id bigint generated always as identity primary key,
    staff_id bigint not null references staff (id),
    name text not null check (name ~ '^[a-z][a-z0-9.-]{0,39}$'),
    token_hash text not null unique,
    scopes text[] not null,
    sites text[],
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    last_used_at timestamptz
  )`,
  sql`create unique index staff_tokens_by_name on staff_tokens (staff_id, name) where ended_at is null`,

  sql`insert into staff_roles (name, scopes, created_by, created_at) values
    ('owner', '{*}', 'platform', now()),
    ('support', '{players,identification,messages,mail,consultant}', 'platform', now()),
    ('payments', '{players,payments,withdrawals,consultant}', 'platform', now()),
    ('trading', '{results,reviews,feed}', 'platform', now()),
    ('marketing', '{bonuses,rewards,casino,messages}', 'platform', now()),
    ('sites', '{sites}', 'platform', now()),
    ('staff', '{staff}', 'platform', now())`,

  // Operators of a site see the actions about its subjects. It only filters the list: no part of the chain of hashes.
  sql`alter table operator_actions add column site_id text`,
  sql`create index operator_actions_of_site on operator_actions (site_id, id desc) where site_id is not null`,

  sql`alter table staff add column version integer not null default 1`,

  // A mail goes to a player or to an operator.
  sql`alter table mails alter column player_id drop not null`,
  sql`alter table mails add column staff_id bigint references staff (id)`,
  sql`alter table mails add constraint mails_recipient check (num_nonnulls(player_id, staff_id) = 1)`,

  sql`alter table approvals alter column site_id drop not null`,
  sql`alter table approvals add column expires_at timestamptz`,
  sql`update approvals set expires_at = asked_at + interval '3 days'`,
  sql`alter table approvals alter column expires_at set not null`,
  sql`alter table approvals add column reminded_at timestamptz`,
  sql`alter table approvals drop constraint approvals_state_check`,
  sql`alter table approvals add constraint approvals_state_check
    check (state in ('waiting', 'done', 'refused', 'ended'))`,
];
