import { foldForms } from '@touchline/text';
import { sql, type Kysely } from 'kysely';

/** Rows that are written by one statement. */
const MAX_ROWS = 2000;

/**
 * Adds the names that sources write for a team, with those that an operator has parted from it. Results have the written
 * name where another one of the team is shown. The names of stored results are taken over.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [names, parted, ids, written]) await statement.execute(db);
  await takeOver(db);
}

const names = sql`
  create table club_names (
    team_id bigint not null,
    written text not null,
    folded text not null,
    sport_id integer not null,
    country text not null,
    competition text not null,
    first_match_at timestamptz not null,
    last_match_at timestamptz not null,
    club_id bigint,
    club_name text,
    primary key (team_id, written),
    check ((club_id is null) = (club_name is null))
  )`;

const parted = sql`create index club_names_parted on club_names (club_id) where club_id is not null`;

/** Ids of parted clubs are above those of the sources. */
const ids = sql`create sequence parted_club_ids start with 4294967296`;

const written = sql`
  alter table match_results
    add column home_written text,
    add column away_written text`;

async function takeOver(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ team_id: string; name: string }>`
    select distinct s.team_id::text as team_id, s.name from (
      select home_id as team_id, home as name from match_results where home_id is not null
      union all
      select away_id, away from match_results where away_id is not null) s`.execute(db);
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    const part = rows.slice(start, start + MAX_ROWS);
    await sql`
      insert into club_names
        (team_id, written, folded, sport_id, country, competition, first_match_at, last_match_at)
      select n.team_id, n.name, n.folded, m.sport_id, m.country, m.competition, m.first_at, m.last_at
      from unnest(
        ${part.map(({ team_id }) => team_id)}::bigint[],
        ${part.map(({ name }) => name)}::text[],
        ${part.map(({ name }) => foldForms(name).join('\n'))}::text[]) n (team_id, name, folded)
      cross join lateral (
        select (array_agg(r.sport_id order by r.starts_at desc))[1] as sport_id,
          (array_agg(r.country order by r.starts_at desc))[1] as country,
          (array_agg(r.competition order by r.starts_at desc))[1] as competition,
          min(r.starts_at) as first_at, max(r.starts_at) as last_at
        from match_results r
        where (r.home_id = n.team_id and r.home = n.name) or (r.away_id = n.team_id and r.away = n.name)) m`.execute(
      db,
    );
  }
}
