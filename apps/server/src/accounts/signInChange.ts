import type { Trx } from '../kernel/index.ts';
import type { EndPendingGrants } from './pendingGrants/endPendingGrants.ts';

/** A change of what a player signs in with, in the caller's transaction. It ends the player's pending grants. */
export interface SignInChange {
  readonly trx: Trx;
  readonly playerId: bigint;
  readonly at: Date;
  readonly endPendingGrants: EndPendingGrants;
}
