import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { openAccount } from '../../ledger/index.ts';

/** An account with its money, minor units. */
interface AccountMoney {
  readonly id: bigint;
  readonly balance: bigint;
  readonly held: bigint;
}

/** The accounts of a player in one currency, locked with all of the player's accounts. */
export interface CurrencyAccounts {
  /** The player's own account: main or of an added currency. */
  readonly own: AccountMoney | undefined;
  readonly bonus: AccountMoney | undefined;
}

/** Returns the accounts of a player in a currency. The transaction must have locked them. */
export async function currencyAccounts(
  trx: Db | Trx,
  playerId: bigint,
  iso: string,
): Promise<CurrencyAccounts> {
  const rows = await trx
    .selectFrom('accounts')
    .select(['id', 'type', 'balance', 'held', 'closed_at'])
    .where('player_id', '=', playerId)
    .where('iso', '=', iso)
    .orderBy('id')
    .execute();
  return {
    own: rows.find(({ type, closed_at: closed }) => type !== 4 && closed === null),
    bonus: rows.find(({ type }) => type === 4),
  };
}

/** Opens the bonus account of a currency, or opens it again, and returns its id. */
export async function openBonusAccount(trx: Trx, playerId: bigint, iso: string): Promise<bigint> {
  const { bonus } = await currencyAccounts(trx, playerId, iso);
  if (!bonus) return openAccount(trx, { playerId, iso, type: 4, isActive: false });
  await trx.updateTable('accounts').set({ closed_at: null }).where('id', '=', bonus.id).execute();
  return bonus.id;
}

/** Returns the number of bets from a player's bonus account that aren't over. */
export async function openBets(db: Db | Trx, playerId: bigint, accountId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from coupons
      -- The index of open coupons is by player.
      where player_id = ${playerId} and account_id = ${accountId} and state in ('pending', 'review', 'accepted')
    )::integer + (
      select count(*) from game_rounds
      where player_id = ${playerId} and account_id = ${accountId} and state = 'open'
    )::integer as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Closes an empty bonus account; if it was the active one, the player's own account is active again. */
export async function closeBonusAccount(
  trx: Trx,
  { playerId, iso, at }: { readonly playerId: bigint; readonly iso: string; readonly at: Date },
): Promise<void> {
  const { own, bonus } = await currencyAccounts(trx, playerId, iso);
  if (!bonus || bonus.balance > 0n || bonus.held > 0n) return;
  const { rows } = await sql<{ wasActive: boolean }>`
    update accounts a set closed_at = ${at}, is_active = false
    from (select id, is_active from accounts where id = ${bonus.id}) before
    where a.id = before.id returning before.is_active as "wasActive"`.execute(trx);
  if (!rows[0]?.wasActive || own === undefined) return;
  await trx.updateTable('accounts').set({ is_active: true }).where('id', '=', own.id).execute();
}
