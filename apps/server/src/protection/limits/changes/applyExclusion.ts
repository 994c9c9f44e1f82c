import type { Sessions, EndedSession } from '../../../accounts/index.ts';
import type { Trx } from '../../../kernel/index.ts';

/**
 * Consequence of an exclusion in a higher domain. The transaction of the exclusion has locked the player with all
 * accounts.
 */
export type OnExcluded = (trx: Trx, playerId: bigint, at: Date) => Promise<void>;

export interface ExclusionDeps {
  readonly sessions: Pick<Sessions, 'endAllIn'>;
  /**
   * Consequences in their order, installed by the platform: free bets, bonuses, points and cashback are removed, then
   * all free money is paid out. Without one, the player keeps them.
   */
  readonly onExcluded: readonly OnExcluded[];
}

/**
 * Applies the immediate consequences of a long block: those in higher domains, then every session ends. The player must
 * be locked with all accounts. Returns the sessions, which the caller announces after the transaction.
 */
export async function applyExclusion(
  trx: Trx,
  playerId: bigint,
  { sessions, onExcluded, at }: ExclusionDeps & { readonly at: Date },
): Promise<readonly EndedSession[]> {
  for (const apply of onExcluded) await apply(trx, playerId, at);
  return sessions.endAllIn(trx, playerId, 'exclusion');
}
