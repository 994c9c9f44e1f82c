import { sql } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import { couponsWithLegs, type CouponRow, type CouponWithLegs } from '../coupons.store.ts';

/** Maximum number of open coupons that count towards an advance. */
const MOST_BACKING = 200;

/** Returns accepted, unsettled coupons of an account that were paid from its balance, newest first. */
export async function backingCoupons(db: Db | Trx, accountId: bigint): Promise<CouponWithLegs[]> {
  const coupons = await db
    .selectFrom('coupons')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'accepted')
    .where('prepaid_amount', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_BACKING)
    .execute();
  return couponsWithLegs(db, coupons);
}

/** Returns the uncovered advances of an account, minor units, optionally without those of one coupon. */
export async function openAdvance(db: Db | Trx, accountId: bigint, without: bigint | null): Promise<bigint> {
  const { rows } = await sql<{ due: bigint }>`
    select coalesce(sum(c.prepaid_amount - coalesce(p.covered, 0)), 0)::bigint as due
    from coupons c
    left join lateral (select sum(amount) as covered from prepaid_covers where coupon_id = c.id) p on true
    where c.account_id = ${accountId} and c.prepaid_amount is not null and c.state in ('pending', 'accepted')
      and c.id is distinct from ${without}`.execute(db);
  return rows[0]?.due ?? 0n;
}

/** Returns the part of a coupon's advance that earlier coupons have covered, minor units. */
export async function coveredAmount(db: Db | Trx, couponId: bigint): Promise<bigint> {
  const { rows } = await sql<{ covered: bigint }>`
    select coalesce(sum(amount), 0)::bigint as covered from prepaid_covers where coupon_id = ${couponId}`.execute(
    db,
  );
  return rows[0]?.covered ?? 0n;
}

export interface DueAdvance {
  readonly couponId: bigint;
  /** Minor units. */
  readonly due: bigint;
}

/** Returns advances that the payout of an earlier coupon may cover, oldest first. */
export async function dueAdvances(
  trx: Trx,
  coupon: Pick<CouponRow, 'id' | 'account_id'>,
  now: Date,
): Promise<DueAdvance[]> {
  const { rows } = await sql<DueAdvance>`
    select c.id as "couponId", (c.prepaid_amount - coalesce(p.covered, 0))::bigint as due
    from coupons c
    left join lateral (select sum(amount) as covered from prepaid_covers where coupon_id = c.id) p on true
    where c.account_id = ${coupon.account_id} and c.state = 'accepted' and c.prepaid_until >= ${now}
      and c.id > ${coupon.id} and c.prepaid_amount > coalesce(p.covered, 0)
    order by c.id`.execute(trx);
  return rows;
}

/** Adds an amount of one coupon that covers another's advance. */
export async function insertCover(
  trx: Trx,
  cover: { readonly couponId: bigint; readonly fromCouponId: bigint; readonly amount: bigint },
): Promise<void> {
  await trx
    .insertInto('prepaid_covers')
    .values({ coupon_id: cover.couponId, from_coupon_id: cover.fromCouponId, amount: cover.amount })
    .onConflict((before) =>
      before
        .columns(['coupon_id', 'from_coupon_id'])
        .doUpdateSet({ amount: sql`prepaid_covers.amount + excluded.amount` }),
    )
    .execute();
}

/** Returns whether an earlier coupon on the same account can still pay out. */
export async function hasEarlierOpen(
  trx: Trx,
  coupon: Pick<CouponRow, 'id' | 'account_id'>,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('coupons')
    .select('id')
    .where('account_id', '=', coupon.account_id)
    .where('state', '=', 'accepted')
    .where('prepaid_amount', 'is', null)
    .where('id', '<', coupon.id)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Returns the ids of accepted coupons with an advance, of one account or of all. */
export async function couponsWithAdvance(db: Db, accountId?: bigint): Promise<bigint[]> {
  let query = db
    .selectFrom('coupons')
    .select('id')
    .where('state', '=', 'accepted')
    .where('prepaid_amount', 'is not', null);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return (await query.orderBy('id').execute()).map(({ id }) => id);
}
