import { sql, type Kysely } from 'kysely';

/** Passkeys of players, and the challenges of their ceremonies: each is valid once, until it expires. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [passkeys, passkeysOfPlayer, challenges]) await statement.execute(db);
}

const passkeys = sql`
  create table passkeys (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    credential_id text not null unique,
    rp_id text not null,
    user_handle text not null,
    public_key text not null,
    counter bigint not null check (counter >= 0),
    transports text[] not null,
    name text not null,
    is_synced boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`;

const passkeysOfPlayer = sql`create index passkeys_of_player on passkeys (player_id, id desc)`;

const challenges = sql`
  create table passkey_challenges (
    guid_hash text primary key,
    site_id text not null,
    purpose text not null check (purpose in ('create', 'sign-in', 'step')),
    player_id bigint references players (id),
    user_handle text,
    challenge text not null,
    rp_id text not null,
    expires_at timestamptz not null,
    check ((purpose = 'sign-in') = (player_id is null)),
    check ((purpose = 'create') = (user_handle is not null))
  )`;
