import type { ReversalRule } from '@touchline/cashier';
import type { Db } from '../../../kernel/index.ts';
import { playerData, rulesOf } from '../../../protection/index.ts';
import type { Site } from '../../../site/index.ts';

/** Returns until when a player may cancel a withdrawal: never where the law forbids it, else as the site allows. */
export async function reversalFor(
  db: Db,
  { safety, withdrawals }: Pick<Site, 'safety' | 'withdrawals'>,
  playerId: bigint,
): Promise<ReversalRule> {
  if (withdrawals.reversal === 'never') return 'never';
  const { country } = await playerData(db, playerId);
  return rulesOf(safety, country ?? undefined).hasReversal ? withdrawals.reversal : 'never';
}
