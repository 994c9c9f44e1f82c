import { sql, type Kysely } from 'kysely';

/**
 * Logins that players choose besides the number of their account. A login belongs to its first player for ever: nobody
 * else can take one that was given up.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [names, current, unique]) await statement.execute(db);
}

const names = sql`
  create table login_names (
    site_id text not null,
    name text not null check (name ~ '^[a-z][a-z0-9._-]{3,29}$'),
    player_id bigint not null references players (id),
    first_chosen_at timestamptz not null,
    primary key (site_id, name)
  )`;

const current = sql`
  alter table players
    add column login_name text,
    add column login_name_at timestamptz,
    add constraint dated_login_name check ((login_name is null) = (login_name_at is null))`;

const unique = sql`
  create unique index players_by_login_name on players (site_id, login_name) where login_name is not null`;
