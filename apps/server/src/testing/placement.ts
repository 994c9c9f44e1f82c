import type { CouponPlacement } from '@touchline/contract';

/** Makes a request for a single of 10 with the settings of a new player; the caller sets its legs. */
export function testPlacement(
  accountId: bigint | string,
  changes: Partial<CouponPlacement> = {},
): CouponPlacement {
  return {
    accountId: String(accountId),
    typeId: 0,
    amount: '10.00',
    changeCoefAction: 2,
    exactCoef: false,
    isDropOnScoreChange: false,
    coefViewId: 0,
    bets: [],
    ...changes,
  };
}
