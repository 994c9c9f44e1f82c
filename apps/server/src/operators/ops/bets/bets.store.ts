import { inSites, type SiteChoice, type Db } from '../../../kernel/index.ts';
import type { CouponState } from '../../../betting/index.ts';

const withPlayer = (db: Db) =>
  db
    .selectFrom('coupons')
    .innerJoin('players', 'players.id', 'coupons.player_id')
    .selectAll('coupons')
    .select(['players.login', 'players.site_id']);

export interface BetFilter {
  /** Only bets of this player. */
  readonly playerId?: bigint | undefined;
  /** Only bets in these states. */
  readonly states?: readonly CouponState[] | undefined;
  /** Only those before this id. */
  readonly before?: bigint | undefined;
  /** Only bets of players of these sites. */
  readonly sites: SiteChoice;
}

/** Returns bets with their players, newest first. */
export function betsBefore(db: Db, { playerId, states, before, sites }: BetFilter, limit: number) {
  let query = withPlayer(db).where(inSites('players.site_id', sites));
  if (playerId !== undefined) query = query.where('coupons.player_id', '=', playerId);
  if (states) query = query.where('coupons.state', 'in', states);
  if (before !== undefined) query = query.where('coupons.id', '<', before);
  return query.orderBy('coupons.id', 'desc').limit(limit).execute();
}

export function betWithPlayer(db: Db, id: bigint) {
  return withPlayer(db).where('coupons.id', '=', id).executeTakeFirst();
}
