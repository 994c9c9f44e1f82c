import type { Db } from '../db/database.ts';
import type { AccountState } from './ledger.ts';

/** What never changes about a player's account. */
export type AccountFacts = Pick<AccountState, 'id' | 'playerId' | 'iso' | 'type'>;

const MOST = 10_000;
const knownOf = new WeakMap<Db, Map<bigint, AccountFacts>>();

/** The facts of an account, asked of the database once; undefined when there is no such account. */
export async function accountFacts(db: Db, accountId: bigint): Promise<AccountFacts | undefined> {
  const known = knownOf.get(db) ?? new Map<bigint, AccountFacts>();
  knownOf.set(db, known);
  const before = known.get(accountId);
  if (before) return before;
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'iso', 'type', 'player_id as playerId'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!found || found.playerId === null) return undefined;
  const facts = { ...found, playerId: found.playerId };
  if (known.size === MOST) known.clear();
  known.set(accountId, facts);
  return facts;
}
