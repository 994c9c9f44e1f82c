import { sql, type RawBuilder } from 'kysely';
import { type Db, type Trx, prepared } from '../../../kernel/index.ts';
import { stakeAtOnce } from '../../../ledger/index.ts';
import type { CouponRow, CouponWithLegs, LegRow } from '../coupons.store.ts';

/** A complete new coupon as it would be read again, including the default values of the tables. */
export interface NewCoupon {
  readonly coupon: Omit<CouponRow, 'id'>;
  /** In their order. */
  readonly legs: readonly Omit<LegRow, 'coupon_id' | 'position'>[];
}

/** Stores a new coupon with its legs; undefined if the player's key has a coupon already. */
export async function insertCoupon(trx: Trx, rows: NewCoupon): Promise<CouponWithLegs | undefined> {
  const { rows: stored } = await sql<{ id: bigint }>`${prepared}
    with ${insertion(rows, { onConflict: sql`on conflict (player_id, key) do nothing` })}
    select id from bet`.execute(trx);
  return stored[0] && storedCoupon(rows, stored[0].id);
}

/**
 * Stores a new coupon and debits its stake in a single statement. Undefined, with nothing stored, if the balance is
 * too low, the player has limits or blocks, or the key has a coupon already. If two requests race for the key, the
 * loser gets the database's error.
 */
export async function insertCouponWithStake(
  db: Db,
  rows: NewCoupon,
  amount: bigint,
): Promise<CouponWithLegs | undefined> {
  const { coupon } = rows;
  const stake = {
    accountId: coupon.account_id,
    playerId: coupon.player_id,
    amount,
    isHeld: coupon.state !== 'accepted',
    at: coupon.placed_at,
  };
  const { moved, booked } = stakeAtOnce(
    stake,
    sql`exists (select from coupons where player_id = ${coupon.player_id} and key = ${coupon.key})`,
  );
  const { rows: stored } = await sql<{ id: bigint }>`${prepared}
    with ${moved}, ${insertion(rows, { from: sql`moved,` })}, ${booked}
    select id from bet`.execute(db);
  return stored[0] && storedCoupon(rows, stored[0].id);
}

interface Insertion {
  /** A table with one row or none, followed by a comma: without the row nothing is stored. */
  readonly from?: RawBuilder<unknown>;
  readonly onConflict?: RawBuilder<unknown>;
}

/** `bet` is the coupon's id, `legs` stores the legs. */
function insertion({ coupon, legs }: NewCoupon, { from = sql``, onConflict = sql`` }: Insertion) {
  const placed = legs.map((leg, position) => ({ position, ...leg }));
  const columns = Object.keys(coupon);
  const legColumns = Object.keys(placed[0] ?? {});
  return sql`
    bet as (
      insert into coupons (${sql.raw(columns.join(', '))})
      select ${valuesOf(columns)} from ${from} json_populate_record(null::coupons, ${jsonOf(coupon)}) r
      ${onConflict} returning id
    ), legs as (
      insert into coupon_legs (coupon_id, ${sql.raw(legColumns.join(', '))})
      select bet.id, ${valuesOf(legColumns)}
      from bet, json_populate_recordset(null::coupon_legs, ${jsonOf(placed)}) r
    )`;
}

const valuesOf = (columns: readonly string[]) => sql.raw(columns.map((column) => `r.${column}`).join(', '));

function jsonOf(rows: unknown): string {
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

function storedCoupon({ coupon, legs }: NewCoupon, id: bigint): CouponWithLegs {
  return {
    coupon: { ...coupon, id },
    legs: legs.map((leg, position) => ({ ...leg, coupon_id: id, position })),
  };
}
