import { sql } from 'kysely';
import type { Db } from '../../../kernel/index.ts';

export interface LiabilityRow {
  readonly siteId: string;
  readonly iso: string;
  readonly bets: bigint;
  /** Minor units. */
  readonly stakes: bigint;
  readonly payouts: bigint;
}

/** Returns number, stakes and possible payouts of the open bets, by site and currency. Reads open bets only. */
export async function openByCurrency(db: Db): Promise<readonly LiabilityRow[]> {
  const { rows } = await sql<LiabilityRow>`
    select p.site_id as "siteId", c.iso, count(*) as bets,
      sum(c.amount + c.extra_stake - c.sold_stake)::bigint as stakes, sum(c.possible_payout)::bigint as payouts
    from coupons c join players p on p.id = c.player_id where c.state = 'accepted' group by 1, 2`.execute(db);
  return rows;
}

export interface HourRow {
  /** Beginning of the hour. */
  readonly hour: Date;
  readonly siteId: string;
  readonly iso: string;
  readonly bets: bigint;
  /** Minor units. */
  readonly stakes: bigint;
}

/** Returns number and stakes of the accepted bets that were placed in a period, by hour, site and currency. */
export async function placedByHour(db: Db, from: Date, until: Date): Promise<readonly HourRow[]> {
  const { rows } = await sql<HourRow>`
    select date_trunc('hour', c.placed_at) as hour, p.site_id as "siteId", c.iso, count(*) as bets,
      sum(c.amount + c.extra_stake)::bigint as stakes
    from coupons c join players p on p.id = c.player_id
    where c.placed_at >= ${from} and c.placed_at < ${until} and c.state in ('accepted', 'settled', 'sold')
    group by 1, 2, 3`.execute(db);
  return rows;
}
