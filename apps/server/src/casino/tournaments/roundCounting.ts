import { siteDay } from '@touchline/loyalty';
import { dayOffset } from '../challenges/challenges.service.ts';
import { countRound as countForChallenges } from '../challenges/counting.ts';
import { type LoyaltyDeps, countRound as countForLoyalty } from '../../rewards/index.ts';
import type { SettledRoundConsumer } from '../rounds/settledRounds.ts';
import { siteById } from '../../site/index.ts';
import { countedGame } from './countedGame.store.ts';
import { countRound as countForTournaments } from './counting.ts';

/** Creates the consumer that counts a closed round for tournaments, daily challenges, points and cashback. */
export function createRoundCounting({
  sites,
  now,
  notify,
}: Pick<LoyaltyDeps, 'sites' | 'now' | 'notify'>): SettledRoundConsumer {
  return async (trx, round) => {
    const site = siteById(sites, round.siteId);
    const game = site && (await countedGame(trx, round.gameId));
    if (!game) return;
    await countForTournaments(trx, round, game);
    await countForChallenges(trx, round, {
      game,
      day: siteDay(round.closedAt, dayOffset(site, round.closedAt)),
    });
    const counted = await countForLoyalty(trx, { sites, now }, round, game.categories);
    if (counted) notify(counted.playerId, { level: counted.reached });
  };
}
