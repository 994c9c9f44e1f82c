import { sql, type Kysely } from 'kysely';

/** What is advanced on an account is summed with every new advance, over coupons that still wait for a live delay too. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index coupons_with_advance`.execute(db);
  await sql`
    create index coupons_with_advance on coupons (account_id, id)
    where prepaid_amount is not null and state in ('pending', 'accepted')`.execute(db);
}
