import type { Bet, BetLeg } from '../../../features/bets/bets.api.ts';
import type { LegStanding } from '../../bets/legState.ts';

/**
 * Returns the newest accepted bet with an undecided leg on a match.
 * @param bets newest first
 */
export function betOn(
  bets: readonly Bet[],
  matchId: number,
): { readonly bet: Bet; readonly leg: BetLeg } | undefined {
  for (const bet of bets) {
    const leg = bet.bets.find(({ gameId, statusId }) => gameId === matchId && statusId < 0);
    if (leg && bet.state === 'accepted') return { bet, leg };
  }
  return undefined;
}

/** Returns the state that the score gives a leg in play; undefined for every other. */
export function standingWord(standing: LegStanding | undefined): 'ahead' | 'level' | 'behind' | undefined {
  return standing === 'ahead' || standing === 'level' || standing === 'behind' ? standing : undefined;
}
