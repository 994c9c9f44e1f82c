import { sql, type Kysely } from 'kysely';

/** Paths of the crests that a source provides, so that a team has the same face in results as in the line. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table match_results
      add column home_crest text,
      add column away_crest text`.execute(db);
}
