import { sql } from 'kysely';
import type { Db } from '../../../kernel/index.ts';

export interface LiabilityRow {
  readonly iso: string;
  readonly bets: bigint;
  /** Minor units. */
  readonly stakes: bigint;
  readonly payouts: bigint;
}

/** Returns number, stakes and possible payouts of the open bets, by currency. Reads open bets only. */
export async function openByCurrency(db: Db): Promise<readonly LiabilityRow[]> {
  const { rows } = await sql<LiabilityRow>`
    select iso, count(*) as bets,
      sum(amount + extra_stake - sold_stake)::bigint as stakes, sum(possible_payout)::bigint as payouts
    from coupons where state = 'accepted' group by iso order by payouts desc`.execute(db);
  return rows;
}

export interface HourRow {
  /** Beginning of the hour. */
  readonly hour: Date;
  readonly iso: string;
  readonly bets: bigint;
  /** Minor units. */
  readonly stakes: bigint;
}

/** Returns number and stakes of the accepted bets that were placed in a period, by hour and currency. */
export async function placedByHour(db: Db, from: Date, until: Date): Promise<readonly HourRow[]> {
  const { rows } = await sql<HourRow>`
    select date_trunc('hour', placed_at) as hour, iso, count(*) as bets, sum(amount + extra_stake)::bigint as stakes
    from coupons
    where placed_at >= ${from} and placed_at < ${until} and state in ('accepted', 'settled', 'sold')
    group by 1, 2`.execute(db);
  return rows;
}
