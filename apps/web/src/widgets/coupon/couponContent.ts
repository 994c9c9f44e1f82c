import { COUPON_TYPE } from '@touchline/betting';
import type { StoredCoupon } from '../../features/coupon/coupon.store.ts';
import type { CouponBet } from '../../features/coupon/coupon.types.ts';
import type { ExpressOfDay, LoadedCoupon, LoadedBet } from '../../features/sharing/codes.api.ts';

/**
 * Converts the coupon of a code to its stored form.
 * @param now server time at which its selections are added, UTC ms
 */
export function contentOfCode({ bets, typeId, systemValue }: LoadedCoupon, now: number): StoredCoupon {
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
export function contentOfExpress({ bets, expressId }: ExpressOfDay, now: number): StoredCoupon {
  return { ...contentOf(bets, now), typeId: COUPON_TYPE.express, expressId };
}

function contentOf(bets: readonly LoadedBet[], now: number): StoredCoupon {
  return {
    bets: bets.map(betOf),
    addedAtByBetId: Object.fromEntries(bets.map(({ selectionId }) => [selectionId, now])),
  };
}

function betOf({ isLive: _known, ...bet }: LoadedBet): CouponBet & StoredCoupon['bets'][number] {
  return bet;
}

/** Returns undefined for a type unknown to this app; the type then follows from the number of selections. */
function couponTypeId(typeId: number): StoredCoupon['typeId'] {
  return Object.values(COUPON_TYPE).find((known) => known === typeId);
}
