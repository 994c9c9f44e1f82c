import { openDepositStates } from '@touchline/cashier';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { OPENING_CREDIT } from '../../ledger/index.ts';
import { kindsThatAre } from './ledgerMeaning.ts';
import type { LimitsTable, PlayerBlocksTable } from './limits.tables.ts';

export type LimitRow = Pick<
  Selectable<LimitsTable>,
  'type' | 'value' | 'iso' | 'ends_at' | 'returns_at' | 'return_secret'
>;
export type BlocksRow = Omit<Selectable<PlayerBlocksTable>, 'player_id' | 'is_marked'>;

/**
 * Returns a player's limits in force, and the blocks; timeouts that are over are included. A limit is in force for
 * every process once it is stored, whatever their clocks show.
 */
export async function restrictionsOf(
  trx: Db | Trx,
  playerId: bigint,
): Promise<{ readonly limits: readonly LimitRow[]; readonly blocks: BlocksRow | undefined }> {
  const limits = await trx
    .selectFrom('limits')
    .select(['type', 'value', 'iso', 'ends_at', 'returns_at', 'return_secret'])
    .where('player_id', '=', playerId)
    .where('state', '=', 'ACTIVE')
    .orderBy('type')
    .execute();
  const blocks = await trx
    .selectFrom('player_blocks')
    .select([
      'ban_level',
      'ban_version',
      'block_reason',
      'self_blocked_at',
      'paused_until',
      'is_verification_required',
      'is_frozen',
      'disallowed_line_sports',
      'disallowed_live_sports',
      'hidden_line_sports',
      'hidden_live_sports',
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { limits, blocks };
}

/** Sums of movements in one window and one currency, minor units. */
export interface Movements {
  /** Length of the window, seconds back from now; its start is excluded. */
  readonly seconds: number;
  readonly iso: string;
  /** Stakes held and taken, without those that were refunded. */
  readonly staked: bigint;
  /** Stakes like `staked`, those of bonuses included. */
  readonly wagered: bigint;
  readonly paid: bigint;
  /** Deposits, those that aren't decided included. */
  readonly deposited: bigint;
}

/**
 * Returns the movements on all accounts of a player in each of the windows, given in seconds back from now. A
 * refunded stake is removed from its own window; a refund of a stake from before the window adds nothing. A deposit
 * that isn't decided counts in every window: it has claimed its room.
 */
export function movementsOf(
  trx: Db | Trx,
  playerId: bigint,
  now: Date,
  windows: readonly number[],
): Promise<readonly Movements[]> {
  if (windows.length === 0) return Promise.resolve([]);
  return movementsIn(
    trx,
    playerId,
    windows.map((seconds) => ({ seconds, since: new Date(now.getTime() - seconds * 1000) })),
  );
}

/** Returns the movements on all accounts of a player after an instant; their `seconds` are 0. */
export function movementsSince(db: Db | Trx, playerId: bigint, since: Date): Promise<readonly Movements[]> {
  return movementsIn(db, playerId, [{ seconds: 0, since }]);
}

async function movementsIn(
  trx: Db | Trx,
  playerId: bigint,
  windows: readonly { readonly seconds: number; readonly since: Date }[],
): Promise<readonly Movements[]> {
  const starts = windows.map(({ seconds, since }) => sql`(${seconds}::integer, ${since}::timestamptz)`);
  const { rows } = await sql<Movements>`
    select seconds, iso, sum(staked)::bigint as staked, sum(wagered)::bigint as wagered, sum(paid)::bigint as paid, sum(deposited)::bigint as deposited
    from (
      select w.seconds, e.iso, t.ref,
        greatest(0, coalesce(-sum(e.amount) filter (where t.kind = any(${kindsThatAre('stake', 'refund')})), 0)) as staked,
        greatest(0, coalesce(-sum(e.amount) filter (where t.kind = any(${kindsThatAre('stake', 'refund', 'wager', 'wager-refund')})), 0)) as wagered,
        coalesce(sum(e.amount) filter (where t.kind = any(${kindsThatAre('payout')})), 0) as paid,
        greatest(0, coalesce(sum(e.amount) filter (where t.kind = any(${kindsThatAre('deposit')}) and t.ref is distinct from ${OPENING_CREDIT}), 0)) as deposited
      from (values ${sql.join(starts)}) as w (seconds, since)
      join accounts a on a.player_id = ${playerId}
      join ledger_entries e on e.account_id = a.id and e.balance is not null and e.at > w.since
      join ledger_transactions t on t.id = e.transaction_id
      group by w.seconds, e.iso, t.ref
      union all
      select w.seconds, p.iso, p.id, 0, 0, 0, p.amount
      from (values ${sql.join(starts)}) as w (seconds, since)
      join payments p on p.player_id = ${playerId} and p.direction = 'deposit'
        and p.state = any(${openDepositStates}) and p.surplus_of is null
    ) of_one_ref
    group by seconds, iso`.execute(trx);
  return rows;
}

/** A credited deposit that counts for limits. */
export interface CountedDeposit {
  readonly iso: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** Returns the deposits of a player that count for limits after an instant, oldest first. */
export async function countedDeposits(
  db: Db | Trx,
  playerId: bigint,
  since: Date,
): Promise<readonly CountedDeposit[]> {
  const { rows } = await sql<CountedDeposit>`
    select e.iso, sum(e.amount)::bigint as amount, min(e.at) as at
    from accounts a
    join ledger_entries e on e.account_id = a.id and e.balance is not null and e.at > ${since}
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and t.kind = any(${kindsThatAre('deposit')})
      and t.ref is distinct from ${OPENING_CREDIT}
    group by e.iso, coalesce(t.ref, t.key)
    having sum(e.amount) > 0
    order by min(e.at), min(e.id)`.execute(db);
  return rows;
}

/**
 * Returns the seconds that a player was signed in since an instant. Simultaneous time on several devices counts once.
 */
export async function signedInSince(
  trx: Db | Trx,
  playerId: bigint,
  since: Date,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from sum(upper(span) - lower(span))), 0)::integer as seconds
    from (
      select unnest(range_agg(tstzrange(
        greatest(started_at, ${since}::timestamptz),
        least(coalesce(ended_at, idle_ends_at), ${now}::timestamptz)
      ))) as span
      from sessions
      where player_id = ${playerId} and started_at < ${now}
        and least(coalesce(ended_at, idle_ends_at), ${now}::timestamptz) > greatest(started_at, ${since}::timestamptz)
    ) spans`.execute(trx);
  return rows[0]?.seconds ?? 0;
}

/** Returns the minutes from UTC at which the days of a player's account begin. */
export async function utcOffsetOf(db: Db | Trx, playerId: bigint): Promise<number> {
  const { utc_offset_minutes: offset } = await db
    .selectFrom('players')
    .select('utc_offset_minutes')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return offset;
}
