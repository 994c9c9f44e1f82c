import type { Bet } from '../../features/bets/bets.api.ts';

/** Returns whether an offer can be expected: bets with a bonus, an insurance or an advance never have one. */
export function mayBeCashedOut(bet: Bet): boolean {
  const { state, sales = [], promoCode, prepaidAmount, insurance, bonus = {} } = bet;
  const hasBonus = bonus.bonusBetCoef !== undefined || bonus.hyperBonusPercent !== undefined;
  const isExcluded = promoCode !== undefined || prepaidAmount !== undefined || insurance !== undefined;
  return state === 'accepted' && !hasBonus && !isExcluded && !sales.some((sale) => sale.state === 'pending');
}
