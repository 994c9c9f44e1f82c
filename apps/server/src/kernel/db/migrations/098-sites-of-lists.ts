import { sql, type Kysely } from 'kysely';

/** Lists of the operators of one site don't read those of all sites: newest first by site. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create index payments_of_site on payments (site_id, seq desc)`,
  sql`create index text_messages_of_site on text_messages (site_id, id desc)`,
  sql`create index operator_messages_of_site on operator_messages (site_id, id desc)`,
  sql`create index referrals_of_site on referrals (site_id, id desc)`,
];
