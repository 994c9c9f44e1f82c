import { sql, type Kysely } from 'kysely';

/** Results of matches, and their incidents. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table match_results (
      match_id bigint primary key,
      sport_id int not null,
      competition_id bigint not null,
      competition text not null,
      country text not null,
      round text,
      home text not null,
      away text not null,
      home_id bigint,
      away_id bigint,
      starts_at timestamptz not null,
      ended_at timestamptz not null,
      status smallint not null check (status in (4, 5)),
      score jsonb,
      discipline text,
      markets jsonb not null,
      folded text not null
    )`.execute(db);
  await sql`create index match_results_by_time on match_results (starts_at desc, match_id desc)`.execute(db);
  await sql`create index match_results_by_sport on match_results (sport_id, starts_at desc)`.execute(db);
  await sql`create index match_results_by_competition on match_results (competition_id, starts_at desc)`.execute(
    db,
  );
  await sql`create index match_results_by_home on match_results (home_id, starts_at desc)`.execute(db);
  await sql`create index match_results_by_away on match_results (away_id, starts_at desc)`.execute(db);
  await sql`create index match_results_by_end on match_results (ended_at)`.execute(db);
  await sql`
    create table match_moments (
      id bigint generated always as identity primary key,
      match_id bigint not null,
      at timestamptz not null,
      status smallint not null,
      period text not null,
      seconds int,
      score jsonb not null
    )`.execute(db);
  await sql`create index match_moments_of_match on match_moments (match_id, id)`.execute(db);
  await sql`create index match_moments_by_time on match_moments (at)`.execute(db);
}
