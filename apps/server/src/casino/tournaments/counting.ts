import { rational } from '@touchline/betting';
import { scoreWith, type ScoredRound } from '@touchline/loyalty';
import type { Trx } from '../../kernel/index.ts';
import { planAmount } from '../../rewards/index.ts';
import type { SettledRound } from '../rounds/settled.ts';
import { BASE_CURRENCY, exchanged } from '../../ledger/index.ts';
import { isCounted, type CountedGame } from './countedGames.ts';
import * as store from './tournaments.store.ts';

/**
 * Counts a settled round for the tournaments of its site, each round once: it runs in the transaction that takes the
 * round from its queue. A round counts if it began and ended within the tournament, for a player who had joined, with
 * the least stake, on a counted game.
 */
export async function countRound(trx: Trx, round: SettledRound, game: CountedGame): Promise<void> {
  for (const tournament of await store.countingTournaments(trx, round)) {
    const { terms } = tournament;
    if (!isCounted(terms, game)) continue;
    if (round.isBonus && !terms.countsBonus) continue;
    if (round.isFree && !terms.countsFree) continue;
    if (!round.isFree && round.staked < rational.ceil(planAmount(terms.leastStake, round.iso))) continue;
    if (terms.join === 'auto') await store.addPlayer(trx, tournament.id, round.playerId, round.openedAt);
    const player = await store.lockPlayerOf(trx, tournament.id, round.playerId);
    if (!player || player.joined_at > round.openedAt) continue;
    await store.updateScore(trx, player, scoreWith(terms.scoring, player, scored(round)), {
      round,
      leastRounds: terms.leastRounds,
    });
  }
}

function scored({ staked, won, iso }: SettledRound): ScoredRound {
  return { stake: staked, won, rate: exchanged(rational.ONE, iso, BASE_CURRENCY) };
}
