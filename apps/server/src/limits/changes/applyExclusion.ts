import type { Sessions } from '../../accounts/sessions.ts';
import type { EndedSession } from '../../accounts/sessionTypes.ts';
import { removeBonuses } from '../../bonuses/ending.ts';
import type { Trx } from '../../db/database.ts';
import type { PayOut } from '../../payments/withdrawals/finalPayout.ts';
import { removeRewards } from '../../loyalty/loyalty.service.ts';

export interface ExclusionDeps {
  readonly sessions: Pick<Sessions, 'endAllIn'>;
  readonly payOut: PayOut;
}

/**
 * Applies the immediate consequences of a long block: bonuses and codes that could still be staked, points and cashback
 * are removed, all free money is paid out, and every session ends. The player must be locked with all accounts.
 * Returns the sessions, which the caller announces after the transaction.
 */
export async function applyExclusion(
  trx: Trx,
  playerId: bigint,
  { sessions, payOut, at }: ExclusionDeps & { readonly at: Date },
): Promise<readonly EndedSession[]> {
  await dropCodes(trx, playerId, at);
  await removeBonuses(trx, playerId, { reason: 'exclusion', at });
  await removeRewards(trx, playerId, at);
  await payOut(trx, playerId, at);
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
