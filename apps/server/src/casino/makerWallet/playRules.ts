import { sql } from 'kysely';
import { gameCategories } from '../catalogue/gameCategories.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import { ageAt, gameRulesOf, minCycleOf, slotMaxStake } from '../gameSessions/rules/gameRules.ts';
import { siteById, type Sites } from '../../site/index.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';

const SLOTS = 'slots';

/** Creates the look-up of the rules of play, which queries only what the site's rules depend on. */
export function createPlayRules(sites: Pick<Sites, 'all'>): DecisionDeps['playRulesOf'] {
  return async (trx, { siteId, playerId, country, gameId, minCycleMs, iso, now }) => {
    const site = siteById(sites, siteId);
    if (!site)
      throw new Error(`There is no site ${siteId}: it has sessions of games, so it has to stay in the list.`);
    const isByCountry = Object.keys(site.safety.jurisdictionOfCountry).length > 0;
    const hasMaxStake = gameRulesOf(site, undefined).slotMaxStakes.length > 0;
    const person =
      playerId !== null && (isByCountry || hasMaxStake) ? await personOf(trx, playerId) : undefined;
    const rules = gameRulesOf(site, person?.country ?? country ?? undefined);
    const { slots, others } = rules.minCycleMs;
    const dependsOnKind = slots !== others || rules.slotMaxStakes.length > 0;
    const isSlot = dependsOnKind && (await gameCategories(trx, gameId)).includes(SLOTS);
    return {
      minCycleMs: minCycleOf(rules, { isSlot, minCycleMs }),
      maxStake: isSlot ? slotMaxStake(rules, { age: ageAt(person?.born, now), iso }) : undefined,
      autoplay: rules.hasAutoplay,
      celebrateOverStakeOnly: rules.celebrateOverStakeOnly,
    };
  };
}

async function personOf(db: Db | Trx, playerId: bigint) {
  return db
    .selectFrom('player_profiles')
    .select(['country_code as country', sql<string | null>`birth_date::text`.as('born')])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}
