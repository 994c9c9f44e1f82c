import type { Trx } from '../../kernel/index.ts';
import { lockPlayer } from './ledger.ts';

/**
 * Locks a player with all accounts until the transaction ends: the accounts first, as bets do, so that bets and
 * payments wait for changes of the limits. Returns false if there is no such player.
 */
export async function lockWithAccounts(trx: Trx, playerId: bigint): Promise<boolean> {
  const accounts = await trx
    .selectFrom('accounts')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (accounts.length === 0) return false;
  await lockPlayer(trx, playerId);
  return true;
}
