import { sql, type Kysely } from 'kysely';

/** Adds the rounds of games that are staked from a bonus, with the share of their stakes that counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bonus_rounds (
      round_id bigint primary key,
      grant_id bigint not null references bonus_grants (id),
      percent integer not null check (percent between 0 and 100)
    )`.execute(db);
  await sql`create index bonus_rounds_of_grant on bonus_rounds (grant_id)`.execute(db);
}
