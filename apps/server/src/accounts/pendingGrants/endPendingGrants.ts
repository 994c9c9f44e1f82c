import type { Trx } from '../../kernel/index.ts';
import { lockPlayer } from '../../ledger/index.ts';
import type { PendingGrant } from './pendingGrant.ts';

/**
 * Ends a player's pending grants in the transaction of an act that ends access: a new password, address or login, a
 * removed second factor, the end of sessions, a block. Locks the player: a grant is redeemed under the same lock, so
 * that it is used before the act, or refused after it.
 */
export type EndPendingGrants = (trx: Trx, playerId: bigint, now: Date) => Promise<void>;

/**
 * Creates the function that ends pending grants.
 * @param grants all kinds that belong to a player, from `pendingGrantKinds.ts`
 */
export function createEndPendingGrants(grants: readonly PendingGrant[]): EndPendingGrants {
  return async (trx, playerId, now) => {
    await lockPlayer(trx, playerId);
    for (const grant of grants) await grant.end(trx, playerId, now);
  };
}
