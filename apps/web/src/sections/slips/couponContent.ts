import { COUPON_TYPE } from '@touchline/betting';
import type { KeptCoupon } from '../../features/coupon/coupon.state.ts';
import type { CouponBet } from '../../features/coupon/coupon.types.ts';
import type { ExpressOfDay, Slip, SlipBet } from '../../features/slips/slips.api.ts';

/** The coupon under a code as this device keeps it. @param now server time at which its selections come in, UTC ms */
export function contentOfSlip({ bets, typeId, systemValue }: Slip, now: number): KeptCoupon {
  return {
    ...contentOf(bets, now),
    typeId: couponTypeId(typeId),
    ...(systemValue !== undefined && { systemValue }),
    isCouponLoadedFromCode: true,
  };
}

/** A ready-made express as this device keeps it. @param now server time at which its selections come in, UTC ms */
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

/** A type that this app doesn't know leaves the choice to the number of selections. */
function couponTypeId(typeId: number): KeptCoupon['typeId'] {
  return Object.values(COUPON_TYPE).find((known) => known === typeId);
}
