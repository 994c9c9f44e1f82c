import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { lockPlayer, type AccountState } from './ledger.ts';
import type { PlayerKind, SystemAccount } from './wallet.tables.ts';

/**
 * Opens an empty account, and the system accounts of its currency if it is the first. `type`: 0 main, 4 bonus, 9
 * another currency.
 */
export async function openAccount(
  trx: Trx,
  { playerId, iso, type, isActive }: Pick<AccountState, 'playerId' | 'iso' | 'type' | 'isActive'>,
): Promise<bigint> {
  const systems = ['demo-cashier', 'house', 'holds'] as const;
  await openSystemAccounts(
    trx,
    systems.map((account) => ({ account, iso })),
  );
  // Locks the player, so that a limit set at the same time marks the new account too, or is found by it.
  await lockPlayer(trx, playerId);
  const isRestricted = sql<boolean>`
    exists (select from limits where player_id = ${playerId})
    or exists (select from player_blocks where player_id = ${playerId})`;
  const { id } = await trx
    .insertInto('accounts')
    .values({
      player_id: playerId,
      system_name: null,
      iso,
      type,
      is_active: isActive,
      is_restricted: isRestricted,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens those system accounts that are missing. */
export async function openSystemAccounts(
  trx: Trx,
  wanted: readonly { readonly account: SystemAccount; readonly iso: string }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const rows = wanted.map(({ account, iso }) => sql`(${account}::text, ${iso}::text)`);
  await sql`
    insert into accounts (system_name, iso, type)
    select wanted.name, wanted.iso, 0 from (values ${sql.join(rows)}) as wanted (name, iso)
    where not exists (select from accounts a where a.system_name = wanted.name and a.iso = wanted.iso)
    on conflict do nothing`.execute(trx);
}

/** A closed account that received money from a correction is open again until it is empty. */
const isClosed = sql<boolean>`(closed_at is not null and balance = 0 and held = 0)`;

/** Returns a player's accounts, oldest first. */
export async function accountsOf(db: Db, playerId: bigint): Promise<AccountState[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'iso', 'type', 'is_active as isActive', 'balance', 'held'])
    .select(sql<bigint>`player_id`.as('playerId'))
    .where('player_id', '=', playerId)
    .where(isClosed, '=', false)
    .orderBy('id')
    .execute();
}

export interface EntryRow {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: PlayerKind;
  readonly ref: string | null;
  readonly amount: bigint;
  readonly balance: bigint;
  /** Round of a game that it belongs to. */
  readonly roundId: bigint | null;
}

/** Makers' ids have no colon, and their transaction ids may. */
const roundOfRef = sql<bigint | null>`
  (select o.round_id from game_operations o
    where t.ref like 'g:%' and o.maker_id = split_part(t.ref, ':', 2)
      and o.tx_id = substr(t.ref, length(split_part(t.ref, ':', 2)) + 4))`.as('roundId');

/** Returns entries of a player's account, newest first; `before` is the last id of the previous page. */
export async function entriesOf(
  db: Db,
  accountId: bigint,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<EntryRow[]> {
  let query = db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['e.id', 't.at', 't.ref', 'e.amount'])
    .select([sql<PlayerKind>`t.kind`.as('kind'), sql<bigint>`e.balance`.as('balance'), roundOfRef])
    .where('e.account_id', '=', accountId);
  if (before !== undefined) query = query.where('e.id', '<', before);
  return query.orderBy('e.id', 'desc').limit(limit).execute();
}

/** Returns a player's points, in hundredths; 0 before the first stake. */
export async function pointsOf(db: Db, playerId: bigint): Promise<bigint> {
  const row = await db
    .selectFrom('loyalty_players')
    .select('points')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.points ?? 0n;
}
