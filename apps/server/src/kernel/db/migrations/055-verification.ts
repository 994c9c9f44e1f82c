import { sql, type Kysely } from 'kysely';

/**
 * Checks of players at verifiers, with their events and steps. A player has at most one open check of a type. An event of
 * a verifier is stored once for ever.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [checks, ...checkIndexes, events, steps, stepsOfPlayer]) {
    await statement.execute(db);
  }
}

const checks = sql`
  create table verification_checks (
    id text primary key check (id ~ '^[0-9a-f]{32}$'),
    seq bigint generated always as identity unique,
    player_id bigint not null references players (id),
    site_id text not null,
    type text not null check (type in ('identity', 'address')),
    verifier text,
    reference text,
    state text not null check (state in
      ('asked', 'started', 'pending', 'documents', 'approved', 'refused', 'expired', 'lapsed')),
    is_proved boolean not null default false,
    reason text,
    document text,
    note text,
    created_at timestamptz not null,
    decided_at timestamptz,
    overridden_by text,
    event_at timestamptz,
    expires_at timestamptz,
    lapses_at timestamptz,
    looked_up_at timestamptz,
    look_up_due_at timestamptz,
    check (state <> 'approved' or is_proved),
    check (state not in ('refused', 'expired', 'lapsed') or not is_proved)
  )`;
const checkIndexes = [
  sql`create index verification_checks_of_player on verification_checks (player_id, seq desc)`,
  sql`create unique index one_open_verification_check on verification_checks (player_id, type)
    where state in ('asked', 'started', 'pending', 'documents')`,
  sql`create index verification_checks_to_look_up on verification_checks (look_up_due_at)
    where look_up_due_at is not null`,
  sql`create index verification_checks_to_expire on verification_checks (expires_at)
    where state in ('started', 'documents')`,
  sql`create index verification_checks_to_lapse on verification_checks (lapses_at)
    where is_proved and lapses_at is not null`,
];

const events = sql`
  create table verification_events (
    verifier text not null,
    event_id text not null,
    check_id text references verification_checks (id),
    kind text not null,
    body_hash text not null,
    at timestamptz not null,
    received_at timestamptz not null,
    is_applied boolean not null default false,
    note text,
    primary key (verifier, event_id)
  )`;

const steps = sql`
  create table verification_steps (
    id bigint generated always as identity primary key,
    check_id text not null references verification_checks (id),
    player_id bigint not null references players (id),
    at timestamptz not null,
    state text not null,
    reason text,
    document text,
    source text not null check (source in ('player', 'verifier', 'operator', 'clock')),
    operator text,
    check ((source = 'operator') = (operator is not null))
  )`;
const stepsOfPlayer = sql`create index verification_steps_of_player on verification_steps (player_id, id desc)`;
