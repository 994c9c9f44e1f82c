import type { Db } from '../../kernel/index.ts';
import { type AccountState, ownAccount, accountsOf } from '../../ledger/index.ts';

const BONUS = 4;

/** Returns the account of a payment: the given one, else the active one, else the main one. */
export async function chosenAccount(
  db: Db,
  playerId: bigint,
  accountId: string | undefined,
): Promise<AccountState> {
  if (accountId !== undefined) return ownAccount(db, playerId, accountId);
  const accounts = (await accountsOf(db, playerId)).filter(({ type }) => type !== BONUS);
  const account = accounts.find(({ isActive }) => isActive) ?? accounts.find(({ type }) => type === 0);
  if (!account) throw new Error(`Player ${playerId} has no main account.`);
  return account;
}
