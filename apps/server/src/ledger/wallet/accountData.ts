import type { Db } from '../../kernel/index.ts';
import type { AccountState } from './ledger.ts';

/** Data of a player's account that never changes, except that a transfer makes an added currency the main one. */
export type AccountData = Pick<AccountState, 'id' | 'playerId' | 'iso' | 'type'>;

const MOST = 10_000;
const knownOf = new WeakMap<Db, Map<bigint, AccountData>>();

/** Returns the data of an account, read from the database once; undefined for an unknown account. */
export async function accountData(db: Db, accountId: bigint): Promise<AccountData | undefined> {
  const known = knownOf.get(db) ?? new Map<bigint, AccountData>();
  knownOf.set(db, known);
  const before = known.get(accountId);
  if (before) return before;
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'iso', 'type', 'player_id as playerId'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!found || found.playerId === null) return undefined;
  const data = { ...found, playerId: found.playerId };
  if (known.size === MOST) known.clear();
  known.set(accountId, data);
  return data;
}
