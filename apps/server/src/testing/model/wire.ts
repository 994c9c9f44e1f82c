import { oddsMilli, oddsToWire, toWire } from '@touchline/betting';
import type { CouponPlacement } from '@touchline/contract';
import type { ModelSlip } from './coupon.ts';
import { selectionId } from './line.ts';

/** Converts a coupon to the body of its request. */
export function bodyOf(slip: ModelSlip, accountId: bigint): CouponPlacement {
  const { typeId, changeCoefAction, exactCoef, isDropOnScoreChange, hasBonusBet, blockStakes = {} } = slip;
  const stakes = Object.entries(blockStakes).map(([id, stake]) => [id, toWire(stake, 'EUR')]);
  return {
    accountId: String(accountId),
    typeId,
    amount: toWire(slip.amount, 'EUR'),
    ...(stakes.length > 0 ? { amountByBlockId: Object.fromEntries(stakes) } : {}),
    ...(slip.systemValue === undefined ? {} : { systemValue: slip.systemValue }),
    hasBonusBet,
    changeCoefAction,
    exactCoef,
    isDropOnScoreChange,
    coefViewId: 0,
    bets: slip.legs.map((leg) => ({
      gameId: leg.match.id,
      marketId: leg.market.id,
      selectionId: selectionId(leg),
      coef: oddsToWire(oddsMilli(leg.shown)),
      ...(leg.isBanker ? { isBanker: true } : {}),
      ...(leg.blockId === undefined ? {} : { blockId: leg.blockId }),
    })),
  };
}
