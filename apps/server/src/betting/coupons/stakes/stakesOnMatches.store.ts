import { sql } from 'kysely';
import type { Db } from '../../../kernel/index.ts';

/** Stakes on a match in one currency. */
export interface MatchStakes {
  readonly matchId: number;
  readonly iso: string;
  /** Minor units. */
  readonly amount: bigint;
}

/**
 * Returns the money staked on matches by a site's players, by currency: the stakes of accepted bets with an open leg in
 * one of the markets. Bets on promo codes aren't included.
 */
export async function stakesInMarkets(
  db: Db,
  siteId: string,
  marketIds: readonly string[],
): Promise<readonly MatchStakes[]> {
  if (marketIds.length === 0) return [];
  const rows = await db
    .selectFrom('coupon_legs as l')
    .innerJoin('coupons as c', 'c.id', 'l.coupon_id')
    .innerJoin('players as p', 'p.id', 'c.player_id')
    .select(['l.game_id', 'c.iso', sql<string>`sum(c.amount)::text`.as('amount')])
    // Together they are the condition of the index `legs_open_by_market`.
    .where(sql<boolean>`l.market_id = any(${marketIds})`)
    .where('l.status_id', '=', -1)
    .where('c.state', '=', 'accepted')
    .where('c.promo_code', 'is', null)
    .where('p.site_id', '=', siteId)
    .groupBy(['l.game_id', 'c.iso'])
    .execute();
  return rows.map(({ game_id, iso, amount }) => ({ matchId: Number(game_id), iso, amount: BigInt(amount) }));
}
