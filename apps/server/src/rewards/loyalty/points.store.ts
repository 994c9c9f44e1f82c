import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { PointsKind, PointsSystem, PointsTransactionsTable } from './loyalty.tables.ts';

export interface PointsBooking {
  readonly playerId: bigint;
  /** Hundredths; below 0 they leave the player. Never 0. */
  readonly amount: bigint;
  readonly kind: PointsKind;
  /** Unique together with the kind. */
  readonly key: string;
  readonly ref?: string | undefined;
  readonly at: Date;
}

const OTHER_SIDE: Readonly<Record<PointsKind, PointsSystem>> = {
  earned: 'granted',
  corrected: 'granted',
  goodwill: 'granted',
  prize: 'granted',
  exchanged: 'exchanged',
  expired: 'expired',
};

/**
 * Books points of a player whose loyalty the transaction has locked: two entries whose sum is 0. The database refuses
 * a second booking of the same kind and key, and a balance below 0.
 * @returns the player's points afterwards, hundredths
 */
export async function bookPoints(
  trx: Trx,
  { playerId, amount, kind, key, ref, at }: PointsBooking,
): Promise<bigint> {
  const { points } = await trx
    .updateTable('loyalty_players')
    .set({ points: sql<bigint>`points + ${amount}` })
    .where('player_id', '=', playerId)
    .returning('points')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('points_transactions')
    .values({ key: `${kind}:${key}`, kind, player_id: playerId, ref: ref ?? null, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('points_entries')
    .values([
      { transaction_id: id, player_id: playerId, system_name: null, amount, balance: points },
      {
        transaction_id: id,
        player_id: null,
        system_name: OTHER_SIDE[kind],
        amount: -amount,
        balance: null,
      },
    ])
    .execute();
  return points;
}

export interface PointsRow extends Selectable<PointsTransactionsTable> {
  readonly amount: bigint;
  readonly balance: bigint | null;
}

/** Returns a player's bookings, newest first. */
export function pointsRows(
  db: Db,
  playerId: bigint,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<PointsRow[]> {
  let query = db
    .selectFrom('points_transactions as t')
    .innerJoin('points_entries as e', (join) =>
      join.onRef('e.transaction_id', '=', 't.id').onRef('e.player_id', '=', 't.player_id'),
    )
    .selectAll('t')
    .select(['e.amount', 'e.balance'])
    .where('t.player_id', '=', playerId);
  if (before !== undefined) query = query.where('t.id', '<', before);
  return query.orderBy('t.id', 'desc').limit(limit).execute();
}

/** Returns the time of the player's last exchange, and the money of those since a time, minor units. */
export async function exchangesOf(
  db: Db | Trx,
  playerId: bigint,
  accountId: bigint,
  since: Date,
): Promise<{ readonly last: Date | null; readonly paid: bigint }> {
  const last = await db
    .selectFrom('points_transactions')
    .select('at')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'exchanged')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<{ paid: bigint }>`
    select coalesce(sum(e.amount), 0)::bigint as paid
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account_id = ${accountId} and t.kind = 'points-exchange' and e.at >= ${since}`.execute(db);
  return { last: last?.at ?? null, paid: rows[0]?.paid ?? 0n };
}

/** Returns players with points whose last stake was at or before a time. */
export async function playersWithOldPoints(
  db: Db,
  { lastStake, isUntold }: { readonly lastStake: Date; readonly isUntold: boolean },
  limit: number,
): Promise<bigint[]> {
  let query = db
    .selectFrom('loyalty_players')
    .select('player_id')
    .where('points', '>', 0n)
    .where('last_stake_at', '<=', lastStake);
  if (isUntold) query = query.where('expiry_told_at', 'is', null);
  const rows = await query.limit(limit).execute();
  return rows.map(({ player_id }) => player_id);
}
