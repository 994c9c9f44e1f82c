import type { Trx } from '../../kernel/index.ts';

/**
 * A kind of grant that was made and not used yet: a code, link, ticket, step or token by which somebody gets access
 * later.
 */
export interface PendingGrant {
  readonly name: string;
  /** Columns (`table.column`) that store the secrets by which it is redeemed, or their hashes. */
  readonly columns: readonly string[];
  /**
   * Reason for which it outlives the sign-out of the session that made it. Absent for grants that are redeemed only
   * while this session is live.
   */
  readonly outlivesSession?: string;
  /** Ends those of a player, so that they are refused like expired ones. The caller has locked the player. */
  end(trx: Trx, playerId: bigint, now: Date): Promise<void>;
}
