import type { RoundState } from '@touchline/contract';
import { inSites, type SiteChoice, type Db } from '../../../kernel/index.ts';

/** Rounds that an operator searches; a missing field doesn't narrow them. */
export interface RoundSearch {
  /** Id or login of the player. */
  readonly player?: { readonly id: bigint | undefined; readonly login: string } | undefined;
  readonly makerId?: string | undefined;
  readonly state?: RoundState | undefined;
  readonly before?: bigint | undefined;
  readonly id?: bigint | undefined;
  /** Sites of the players. */
  readonly sites: SiteChoice;
}

/** Returns rounds of players of some sites, newest first, with their games and players. */
export function searchRounds(
  db: Db,
  { player, makerId, state, before, id, sites }: RoundSearch,
  limit: number,
) {
  let query = db
    .selectFrom('game_rounds as r')
    .innerJoin('games as g', 'g.id', 'r.game_id')
    .innerJoin('players as p', 'p.id', 'r.player_id')
    .select(['r.id', 'r.maker_id as makerId', 'r.maker_round_id as makerRoundId', 'r.game_id as gameId'])
    .select(['g.name', 'r.player_id as playerId', 'p.login', 'r.session_id as sessionId', 'r.state'])
    .select(['r.is_bonus as isBonus', 'r.is_free as isFree', 'r.iso', 'r.staked', 'r.won'])
    .select(['r.opened_at as openedAt', 'r.closed_at as closedAt', 'r.void_reason as voidReason'])
    .where(inSites('p.site_id', sites));
  if (player)
    query = query.where((where) =>
      where.or([
        where('p.login', '=', player.login),
        ...(player.id === undefined ? [] : [where('p.id', '=', player.id)]),
      ]),
    );
  if (makerId !== undefined) query = query.where('r.maker_id', '=', makerId);
  if (state !== undefined) query = query.where('r.state', '=', state);
  if (before !== undefined) query = query.where('r.id', '<', before);
  if (id !== undefined) query = query.where('r.id', '=', id);
  return query.orderBy('r.id', 'desc').limit(limit).execute();
}

/** Returns all operations on a round, refused ones included, oldest first. */
export function allOperationsOf(db: Db, roundId: bigint) {
  return db
    .selectFrom('game_operations')
    .select(['tx_id as txId', 'kind', 'amount', 'won', 'status', 'is_applied as isApplied', 'at'])
    .where('round_id', '=', roundId)
    .orderBy('id')
    .execute();
}
