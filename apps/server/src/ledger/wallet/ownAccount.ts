import { type Db, type Trx, parseId, ProblemError } from '../../kernel/index.ts';
import { lockAccount, type AccountState, type LockedAccount } from './ledger.ts';
import { accountsOf } from './wallet.store.ts';

/** Returns the 404 error for an account that isn't the caller's or doesn't exist. */
export const noAccount = () =>
  new ProblemError(
    404,
    'ACCOUNT_NOT_FOUND',
    'You have no such account: choose one from the list of your accounts.',
  );

/**
 * Returns a player's account by the id in a request. Throws a ProblemError 404 if there is none or it is another
 * player's.
 */
export async function ownAccount(db: Db, playerId: bigint, accountId: string): Promise<AccountState> {
  const id = parseId(accountId);
  const account = (await accountsOf(db, playerId)).find((own) => own.id === id);
  if (!account) throw noAccount();
  return account;
}

/** Like `ownAccount`, locked until the transaction ends. */
export async function lockOwnAccount(trx: Trx, playerId: bigint, accountId: string): Promise<LockedAccount> {
  const id = parseId(accountId);
  const account = id === undefined ? undefined : await lockAccount(trx, id);
  if (account?.playerId !== playerId || account.isClosed) throw noAccount();
  return account;
}
