import { COUPON_TYPE } from '@touchline/betting';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/index.ts';

/** Open singles on a selection, of one site and currency. */
export interface SinglesRow {
  readonly siteId: string;
  readonly iso: string;
  readonly matchId: bigint;
  readonly home: string;
  readonly away: string;
  readonly marketId: string;
  readonly type: string;
  readonly line: string | null;
  readonly ordinal: number | null;
  readonly key: string;
  readonly bets: bigint;
  /** Minor units. */
  readonly stakes: bigint;
  readonly payouts: bigint;
}

/** Open bets of the other types, of one site and currency. */
export interface CombinedRow {
  readonly siteId: string;
  readonly iso: string;
  readonly isExpress: boolean;
  /** Legs without a result. */
  readonly openLegs: number;
  readonly bets: bigint;
  /** Minor units. */
  readonly stakes: bigint;
  readonly payouts: bigint;
}

const SUMS = sql`
  count(*) as bets, sum(c.amount + c.extra_stake - c.sold_stake)::bigint as stakes,
  sum(c.possible_payout)::bigint as payouts`;

/** Returns the open singles by selection. Reads open bets only. */
export async function openSingles(db: Db): Promise<readonly SinglesRow[]> {
  const { rows } = await sql<SinglesRow>`
    select p.site_id as "siteId", c.iso, l.game_id as "matchId", max(l.home) as home, max(l.away) as away,
      l.market_id as "marketId", max(l.market_type) as type, max(l.line) as line, max(l.ordinal) as ordinal,
      l.selection_key as key, ${SUMS}
    from coupons c
    join coupon_legs l on l.coupon_id = c.id
    join players p on p.id = c.player_id
    where c.state = 'accepted' and c.type_id = ${COUPON_TYPE.single} and l.status_id = -1
    group by p.site_id, c.iso, l.game_id, l.market_id, l.selection_key`.execute(db);
  return rows;
}

/** Returns the open bets that aren't singles, accumulators by the number of their open legs. Reads open bets only. */
export async function openCombined(db: Db): Promise<readonly CombinedRow[]> {
  const { rows } = await sql<CombinedRow>`
    select p.site_id as "siteId", c.iso, c.type_id = ${COUPON_TYPE.express} as "isExpress",
      case when c.type_id = ${COUPON_TYPE.express} then (
        select count(*)::int from coupon_legs l where l.coupon_id = c.id and l.status_id = -1
      ) else 0 end as "openLegs", ${SUMS}
    from coupons c join players p on p.id = c.player_id
    where c.state = 'accepted' and c.type_id <> ${COUPON_TYPE.single}
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}
