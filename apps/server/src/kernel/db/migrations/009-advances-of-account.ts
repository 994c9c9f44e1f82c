import { sql, type Kysely } from 'kysely';

/**
 * An index for the sum of an account's advances, which each new advance computes, including coupons in their live
 * delay.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index coupons_with_advance`.execute(db);
  await sql`
    create index coupons_with_advance on coupons (account_id, id)
    where prepaid_amount is not null and state in ('pending', 'accepted')`.execute(db);
}
