import type { RoundState } from '@touchline/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { OperationKind } from './roundTypes.ts';

/** Rounds that a player asks for; a missing field doesn't narrow them. */
export interface RoundFilter {
  readonly from?: Date | undefined;
  /** Excluded. */
  readonly until?: Date | undefined;
  readonly gameId?: bigint | undefined;
  readonly accountId?: bigint | undefined;
  readonly state?: RoundState | undefined;
}

/** A round with its game; amounts in minor units of `iso`. */
export interface HistoryRound {
  readonly id: bigint;
  readonly makerRoundId: string;
  readonly gameId: bigint;
  readonly name: string;
  readonly slug: string;
  readonly provider: string;
  readonly thumbnail: string | null;
  readonly verifyUrl: string | null;
  readonly state: RoundState;
  readonly isBonus: boolean;
  readonly isFree: boolean;
  readonly iso: string;
  readonly staked: bigint;
  readonly won: bigint;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

/** Sums of rounds in one currency. */
export interface RoundSums {
  readonly iso: string;
  readonly rounds: number;
  readonly staked: bigint;
  readonly won: bigint;
}

const selected = (db: Db | Trx, playerId: bigint, { from, until, gameId, accountId, state }: RoundFilter) => {
  let query = db.selectFrom('game_rounds as r').where('r.player_id', '=', playerId);
  if (from) query = query.where('r.opened_at', '>=', from);
  if (until) query = query.where('r.opened_at', '<', until);
  if (gameId !== undefined) query = query.where('r.game_id', '=', gameId);
  if (accountId !== undefined) query = query.where('r.account_id', '=', accountId);
  return state === undefined ? query : query.where('r.state', '=', state);
};

/**
 * Returns a player's rounds, newest first.
 * @param page `before` is the last id of the page before; `id` selects one round
 */
export function roundsOf(
  db: Db | Trx,
  playerId: bigint,
  filter: RoundFilter,
  {
    before,
    id,
    limit,
  }: { readonly before?: bigint | undefined; readonly id?: bigint; readonly limit: number },
): Promise<HistoryRound[]> {
  let query = selected(db, playerId, filter);
  if (before !== undefined) query = query.where('r.id', '<', before);
  if (id !== undefined) query = query.where('r.id', '=', id);
  return query
    .innerJoin('games as g', 'g.id', 'r.game_id')
    .innerJoin('game_providers as p', 'p.id', 'g.provider_id')
    .select(['r.id', 'r.maker_round_id as makerRoundId', 'r.game_id as gameId', 'g.name', 'g.slug'])
    .select(['p.name as provider', 'g.verify_url as verifyUrl', 'r.state', 'r.is_bonus as isBonus'])
    .select(['r.is_free as isFree', 'r.iso', 'r.staked', 'r.won'])
    .select(['r.opened_at as openedAt', 'r.closed_at as closedAt'])
    .select(
      sql<string | null>`coalesce(g.thumbnails ->> 'standard', g.thumbnails ->> 'wide')`.as('thumbnail'),
    )
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the sums of a player's rounds by currency; rounds that were rolled back aren't counted. */
export async function sumsOf(db: Db | Trx, playerId: bigint, filter: RoundFilter): Promise<RoundSums[]> {
  return selected(db, playerId, filter)
    .where('r.state', '<>', 'rolledBack')
    .groupBy('r.iso')
    .select('r.iso')
    .select([
      sql<number>`count(*)::integer`.as('rounds'),
      sql<bigint>`sum(r.staked)::bigint`.as('staked'),
      sql<bigint>`sum(r.won)::bigint`.as('won'),
    ])
    .orderBy('r.iso')
    .execute();
}

/** An operation of a round that changed something. */
export interface RoundOperation {
  readonly kind: OperationKind;
  readonly amount: bigint;
  readonly won: bigint;
  readonly at: Date;
}

/** Returns the operations of a round that changed something, oldest first. */
export function operationsOf(db: Db, roundId: bigint): Promise<RoundOperation[]> {
  return db
    .selectFrom('game_operations')
    .select(['kind', 'amount', 'won', 'at'])
    .where('round_id', '=', roundId)
    .where('is_applied', '=', true)
    .orderBy('id')
    .execute();
}
