import { sql, type Kysely } from 'kysely';

/**
 * Further personal data of players, and the history of its changes. The history never has whole numbers of documents:
 * its values are masked before they are stored.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [fields, changes, changesOfPlayer]) await statement.execute(db);
}

const fields = sql`
  alter table player_profiles
    add column middle_name text,
    add column birth_place text,
    add column region text,
    add column city text,
    add column passport_series text,
    add column passport_issued_by text`;

const changes = sql`
  create table player_data_changes (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    at timestamptz not null,
    operator text,
    field text not null,
    value_before text,
    value_after text,
    check (value_before is not null or value_after is not null)
  )`;

const changesOfPlayer = sql`
  create index player_data_changes_of_player on player_data_changes (player_id, id desc)`;
