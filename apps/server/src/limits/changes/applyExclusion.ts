import type { Sessions } from '../../accounts/sessions.ts';
import type { EndedSession } from '../../accounts/sessionTypes.ts';
import type { Trx } from '../../db/database.ts';

/**
 * Consequence of an exclusion in a higher domain. The transaction of the exclusion has locked the player with all
 * accounts.
 */
export type OnExcluded = (trx: Trx, playerId: bigint, at: Date) => Promise<void>;

export interface ExclusionDeps {
  readonly sessions: Pick<Sessions, 'endAllIn'>;
  /**
   * Consequences in their order, installed by the platform: bonuses, points and cashback are removed, then all free
   * money is paid out. Without one, the player keeps them.
   */
  readonly onExcluded: readonly OnExcluded[];
}

/**
 * Applies the immediate consequences of a long block: codes that could still be staked end, then come the consequences
 * in higher domains, and every session ends. The player must be locked with all accounts. Returns the sessions, which
 * the caller announces after the transaction.
 */
export async function applyExclusion(
  trx: Trx,
  playerId: bigint,
  { sessions, onExcluded, at }: ExclusionDeps & { readonly at: Date },
): Promise<readonly EndedSession[]> {
  await dropCodes(trx, playerId, at);
  for (const apply of onExcluded) await apply(trx, playerId, at);
  return sessions.endAllIn(trx, playerId, 'exclusion');
}

/** Ends the promo codes that the player could still stake. */
async function dropCodes(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set({ expires_at: now })
    .where('player_id', '=', playerId)
    .where('coupon_id', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .execute();
}
