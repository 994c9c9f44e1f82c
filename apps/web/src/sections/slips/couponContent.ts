import { COUPON_TYPE } from '@touchline/betting';
import type { KeptCoupon } from '../../features/coupon/coupon.state.ts';
import type { CouponBet } from '../../features/coupon/coupon.types.ts';
import type { ExpressOfDay, Slip, SlipBet } from '../../features/slips/slips.api.ts';

/**
 * Converts the coupon of a code to its stored form.
 * @param now server time at which its selections are added, UTC ms
 */
export function contentOfSlip({ bets, typeId, systemValue }: Slip, now: number): KeptCoupon {
  return {
    ...contentOf(bets, now),
    typeId: couponTypeId(typeId),
    ...(systemValue !== undefined && { systemValue }),
    isCouponLoadedFromCode: true,
  };
}

/**
 * Converts a ready-made express to its stored form.
 * @param now server time at which its selections are added, UTC ms
 */
export function contentOfExpress({ bets, expressId }: ExpressOfDay, now: number): KeptCoupon {
  return { ...contentOf(bets, now), typeId: COUPON_TYPE.express, expressId };
}

function contentOf(bets: readonly SlipBet[], now: number): KeptCoupon {
  return {
    bets: bets.map(betOf),
    addedAtByBetId: Object.fromEntries(bets.map(({ selectionId }) => [selectionId, now])),
  };
}

function betOf({ isLive: _known, ...bet }: SlipBet): CouponBet & KeptCoupon['bets'][number] {
  return bet;
}

/** Returns undefined for a type unknown to this app; the type then follows from the number of selections. */
function couponTypeId(typeId: number): KeptCoupon['typeId'] {
  return Object.values(COUPON_TYPE).find((known) => known === typeId);
}
