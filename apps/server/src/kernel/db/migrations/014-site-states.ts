import { sql, type Kysely } from 'kysely';

/**
 * Runtime settings of a site, one row per site; the reason why a player's pages are blocked; and the immutable audit
 * log of operators.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [states, playerBlock, trail, bySubject, refuseChanges, final]) {
    await statement.execute(db);
  }
}

const states = sql`
  create table site_states (
    site_id text primary key,
    version integer not null check (version >= 0),
    state jsonb not null,
    changed_at timestamptz not null
  )`;

const playerBlock = sql`
  alter table player_blocks add column block_reason smallint
    check (block_reason in (1, 2, 3, 4, 5, 8, 13, 14, 16, 17))`;

const trail = sql`
  create table operator_actions (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    operator text not null,
    action text not null,
    subject text not null,
    before jsonb,
    after jsonb,
    reason text,
    request_id text
  )`;
const bySubject = sql`create index operator_actions_of_subject on operator_actions (subject, id desc)`;

const refuseChanges = sql`
  create function refuse_trail_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The trail of operators is append-only: no % on %.', lower(tg_op), tg_table_name;
  end $$`;
const final = sql`
  create trigger operator_actions_are_final before update or delete or truncate on operator_actions
  for each statement execute function refuse_trail_change()`;
