import type { SafetyBar } from '@touchline/contract';
import type { SignedIn } from '../../../accounts/index.ts';
import type { Db } from '../../../kernel/index.ts';
import { siteById, type Sites } from '../../../site/index.ts';
import { mayHaveSafetyBar, rulesOf, safetyBarIn } from '../rules/safetyRules.ts';

/** Returns the safety bar of every page of a player; undefined if none is required. */
export type SafetyBarOf = (player: Pick<SignedIn, 'playerId' | 'siteId'>) => Promise<SafetyBar | undefined>;

export interface SafetyBarsDeps {
  readonly db: Db;
  readonly sites: Pick<Sites, 'all'>;
}

/**
 * Queries the database only on sites where it may matter: the answer is part of every page and every session call.
 */
export function createSafetyBars({ db, sites }: SafetyBarsDeps): SafetyBarOf {
  return async ({ playerId, siteId }) => {
    const safety = siteById(sites, siteId)?.safety;
    if (!safety || !mayHaveSafetyBar(safety)) return undefined;
    const profile = await db
      .selectFrom('player_profiles')
      .select('country_code')
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    return safetyBarIn(rulesOf(safety, profile?.country_code ?? undefined));
  };
}
