import { sql, type Kysely } from 'kysely';

/** A player's favourites. They include the name, because the book may have no match of it for months. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table favorites (
      player_id bigint not null references players (id),
      kind text not null check (kind in ('competition', 'team', 'match')),
      item_id bigint not null,
      sport_id integer not null,
      name text not null,
      place text,
      starts_at timestamptz,
      added_at timestamptz not null,
      rank integer not null,
      primary key (player_id, kind, item_id)
    )`.execute(db);
}
