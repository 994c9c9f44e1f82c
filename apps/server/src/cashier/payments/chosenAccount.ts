import type { Db } from '../../kernel/db/database.ts';
import type { AccountState } from '../../ledger/wallet/ledger.ts';
import { ownAccount } from '../../ledger/wallet/ownAccount.ts';
import { accountsOf } from '../../ledger/wallet/wallet.service.ts';

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
