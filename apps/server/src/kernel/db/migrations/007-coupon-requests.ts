import { sql, type Kysely } from 'kysely';

/** Adds a hash of the request to a coupon, which makes its placement idempotent, to recognise a different request. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table coupons add column request_hash text`.execute(db);
  await sql`
    update coupons c set request_hash = k.request_hash
    from idempotency_keys k where k.player_id = c.player_id and k.key = c.key`.execute(db);
  await sql`alter table coupons alter column request_hash set not null`.execute(db);
  await sql`delete from idempotency_keys where call = 'placeCoupon'`.execute(db);
}
