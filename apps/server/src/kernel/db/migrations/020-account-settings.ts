import { sql, type Kysely } from 'kysely';

/** Settings that players chose; unset ones have their defaults. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table account_settings (
      player_id bigint not null references players (id),
      setting_id text not null,
      value boolean not null,
      changed_at timestamptz not null,
      primary key (player_id, setting_id)
    )`.execute(db);
}
