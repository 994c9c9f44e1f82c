import { sql, type Kysely } from 'kysely';

/** What went wrong with a mail, and since when nobody tries it any more; how many a player had of late. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table mails add column last_error text, add column gave_up_at timestamptz`.execute(db);
  await sql`drop index mails_to_send`.execute(db);
  await sql`create index mails_to_send on mails (next_at) where sent_at is null and gave_up_at is null`.execute(
    db,
  );
  await sql`create index mails_of_player on mails (player_id, at)`.execute(db);
}
