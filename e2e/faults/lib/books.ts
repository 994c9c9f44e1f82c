import { pino } from 'pino';
import { openDatabase, type OpenDatabase } from '../../../apps/server/src/kernel/db/database.ts';
import { createPool } from '../../../apps/server/src/kernel/db/postgres.ts';
import type { PostgresServer } from './postgresServer.ts';

/** Direct access to the database, without a proxy. */
export interface Books {
  readonly db: OpenDatabase['db'];
  readonly pool: ReturnType<typeof createPool>;
}

/** Opens a database that the platform has migrated and filled. */
export async function openBooks({
  urlAt,
  port,
}: PostgresServer): Promise<Books & { close(): Promise<void> }> {
  const log = pino({ level: 'silent' });
  const databaseUrl = urlAt(port);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log });
  const pool = createPool(databaseUrl, log);
  return {
    db,
    pool,
    async close() {
      await pool.end();
      await close();
    },
  };
}

/** A coupon with the balance change due by its own row, and the one that the ledger booked for it. */
export interface StoredCoupon {
  readonly id: string;
  readonly key: string;
  readonly state: string;
  readonly due: bigint;
  readonly booked: bigint;
}

/**
 * Returns every coupon. Due on its account: minus stake, insurance and extra stake, plus partial sales, payout and
 * the insured share of a lost one; the amount that a correction could not take back is a debt.
 */
export async function storedCoupons({ pool }: Books): Promise<readonly StoredCoupon[]> {
  const { rows } = await pool.query<StoredCoupon>(`
    select c.id::text, c.key, c.state,
      (case when c.state in ('accepted', 'settled', 'sold') then
        - c.amount - c.extra_stake - coalesce(c.insurance_premium, 0)
        + coalesce((select sum(s.amount) from coupon_sales s where s.coupon_id = c.id and s.state = 'done'), 0)
        + case when c.state = 'settled' then c.payout else 0 end
        + case when c.outcome = 'lost' then coalesce(c.insurance_refund, 0) else 0 end
        + coalesce((select sum(d.open_amount) from debts d where d.coupon_id = c.id), 0)
      else 0 end)::bigint as due,
      coalesce((
        select sum(e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.ref = c.id::text and e.account_id = c.account_id
      ), 0)::bigint as booked
    from coupons c order by c.id`);
  return rows;
}

/** A player's account, with the play money credited to it. */
export interface StoredAccount {
  readonly id: string;
  readonly balance: bigint;
  readonly credits: bigint;
}

export async function storedAccounts({ pool }: Books): Promise<readonly StoredAccount[]> {
  const { rows } = await pool.query<StoredAccount>(`
    select a.id::text, a.balance, coalesce(sum(e.amount) filter (where t.kind = 'demo-credit'), 0)::bigint as credits
    from accounts a
    left join ledger_entries e on e.account_id = a.id
    left join ledger_transactions t on t.id = e.transaction_id
    where a.player_id is not null group by a.id`);
  return rows;
}

/** Idempotency keys of completed actions, with the call of each. */
export async function doneActions({ pool }: Books): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ key: string; call: string }>(
    `select key, call from idempotency_keys where call in ('sellCoupon', 'insureCoupon', 'takePowerBet')`,
  );
  return new Map(rows.map(({ key, call }) => [key, call]));
}

/** Number of sales, insured coupons and power bets. */
export async function actionRows({ pool }: Books): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select (select count(*) from coupon_sales)
      + (select count(*) from coupons where insured_percent is not null)
      + (select count(*) from coupons where power_coef is not null) as count`);
  return Number(rows[0]?.count ?? 0);
}

/** A settled market, with the keys of its selections that have bets; undefined while there is none. */
export async function someResult({
  pool,
}: Books): Promise<{ marketId: string; keys: readonly string[] } | undefined> {
  const { rows } = await pool.query<{ marketId: string; keys: string[] }>(`
    select market_id as "marketId", array_agg(distinct selection_key) as keys from coupon_legs
    where status_id >= 0 group by market_id order by random() limit 1`);
  return rows[0];
}

/**
 * Returns whether every coupon has all results published so far: none is in a delay, and all bets on a selection have the
 * same result.
 */
export async function isQuiet({ pool }: Books): Promise<boolean> {
  const { rows } = await pool.query(`
    (select 1 from coupons where state = 'pending' limit 1)
    union all
    (select 1 from coupon_sales where state = 'pending' limit 1)
    union all
    (select 1 from coupon_legs where status_id >= -1 group by selection_id having count(distinct status_id) > 1 limit 1)`);
  return rows.length === 0;
}
