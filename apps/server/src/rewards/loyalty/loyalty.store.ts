import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { lockAccount, type LockedAccount } from '../../ledger/index.ts';
import type { LoyaltyPlayersTable, LoyaltyStakesTable } from './loyalty.tables.ts';

export type LoyaltyPlayer = Selectable<LoyaltyPlayersTable>;

/** Returns a player's loyalty; undefined before the first stake. */
export function loyaltyOf(db: Db, playerId: bigint): Promise<LoyaltyPlayer | undefined> {
  return db.selectFrom('loyalty_players').selectAll().where('player_id', '=', playerId).executeTakeFirst();
}

/**
 * Locks a player's loyalty until the transaction ends, and creates it before the first use. It is locked after the
 * account and the player, and before periods.
 */
export async function lockLoyalty(trx: Trx, playerId: bigint, now: Date): Promise<LoyaltyPlayer> {
  await trx
    .insertInto('loyalty_players')
    .values({ player_id: playerId, level_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('loyalty_players')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Returns the player's main account, locked; throws an error if it is missing, which registration excludes. */
export async function lockMainAccount(trx: Trx, playerId: bigint): Promise<LockedAccount> {
  const account = await lockAccount(trx, (await mainAccount(trx, playerId)).id);
  if (!account) throw new Error(`The main account of player ${playerId} is gone.`);
  return account;
}

/** Returns id and currency of the player's main account. */
export function mainAccount(
  db: Db | Trx,
  playerId: bigint,
): Promise<{ readonly id: bigint; readonly iso: string }> {
  return db
    .selectFrom('accounts')
    .select(['id', 'iso'])
    .where('player_id', '=', playerId)
    .where('type', '=', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Returns ids of coupons to count, the first of them. */
export async function couponsToCount(db: Db, limit: number): Promise<bigint[]> {
  const rows = await db.selectFrom('coupons_to_count').select('coupon_id').limit(limit).execute();
  return rows.map(({ coupon_id }) => coupon_id);
}

/** A coupon with what its settlement means for loyalty; minor units. */
export interface SettledStake {
  readonly playerId: bigint;
  readonly siteId: string;
  readonly iso: string;
  readonly price: string;
  readonly settledAt: Date | null;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly played: bigint;
}

/**
 * Takes a coupon out of the queue and returns it, locked until the transaction ends; undefined if another process was
 * first. Stakes of bonus accounts, of promo codes, and of coupons that were returned or reopened are 0.
 */
export async function takeCoupon(trx: Trx, couponId: bigint): Promise<SettledStake | undefined> {
  await sql`select from coupons where id = ${couponId} for no key update`.execute(trx);
  const taken = await trx
    .deleteFrom('coupons_to_count')
    .where('coupon_id', '=', couponId)
    .returning('coupon_id')
    .executeTakeFirst();
  if (!taken) return undefined;
  const { rows } = await sql<SettledStake & { readonly counts: boolean }>`
    select c.player_id as "playerId", p.site_id as "siteId", c.iso, c.coef as price, c.settled_at as "settledAt",
      case when own then c.amount + c.extra_stake + coalesce(c.insurance_premium, 0) else 0 end as stake,
      case when own then c.amount + c.extra_stake - c.sold_stake else 0 end as played,
      case when not own then 0
        when c.state = 'sold' then c.payout
        else c.payout + case when c.outcome = 'lost' then coalesce(c.insurance_refund, 0) else 0 end
          + coalesce((select sum(s.amount) from coupon_sales s
              where s.coupon_id = c.id and s.state = 'done'), 0)::bigint
      end as payout
    from coupons c
    join players p on p.id = c.player_id
    join accounts a on a.id = c.account_id,
    lateral (select c.state in ('settled', 'sold') and c.outcome is distinct from 'returned'
      and c.promo_code is null and a.type <> 4 as own) o
    where c.id = ${couponId}`.execute(trx);
  return rows[0];
}

export interface CountedStake {
  readonly number: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly played: bigint;
  readonly points: bigint;
}

/** Returns the sums that a ref has been counted with so far, and the number of its rows. */
export async function countedOf(trx: Trx, ref: string): Promise<CountedStake> {
  const { rows } = await sql<CountedStake>`
    select count(*)::integer as number, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(played), 0)::bigint as played,
      coalesce(sum(points), 0)::bigint as points
    from loyalty_stakes where ref = ${ref}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`The sums of ${ref} are missing.`);
  return row;
}

export async function insertStake(trx: Trx, row: Insertable<LoyaltyStakesTable>): Promise<void> {
  await trx.insertInto('loyalty_stakes').values(row).execute();
}

/** Returns the points that a player earned after a time, hundredths. */
export async function earnedSince(db: Db | Trx, playerId: bigint, since: Date): Promise<bigint> {
  const { rows } = await sql<{ earned: bigint }>`
    select coalesce(sum(points), 0)::bigint as earned from loyalty_stakes
    where player_id = ${playerId} and at > ${since}`.execute(db);
  return rows[0]?.earned ?? 0n;
}

export async function updateLoyalty(
  trx: Trx,
  playerId: bigint,
  values: Partial<Omit<LoyaltyPlayer, 'player_id' | 'points'>>,
): Promise<void> {
  await trx.updateTable('loyalty_players').set(values).where('player_id', '=', playerId).execute();
}
