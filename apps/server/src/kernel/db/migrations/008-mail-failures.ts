import { sql, type Kysely } from 'kysely';

/** Last error of a mail, the time at which sending was given up, and the number of recent mails per player. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table mails add column last_error text, add column gave_up_at timestamptz`.execute(db);
  await sql`drop index mails_to_send`.execute(db);
  await sql`create index mails_to_send on mails (next_at) where sent_at is null and gave_up_at is null`.execute(
    db,
  );
  await sql`create index mails_of_player on mails (player_id, at)`.execute(db);
}
