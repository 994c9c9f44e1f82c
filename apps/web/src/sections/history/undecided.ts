import type { PlacedCoupon } from '../../features/coupon/coupon.api.ts';
import { pollEvery } from '../../platform/api/queryClient.ts';

/** How long to wait before asking again, ms: a bet in its live delay is decided in seconds, even when the feed is down. */
export function whileUndecided(coupons: readonly Pick<PlacedCoupon, 'state'>[] = []): number | false {
  return coupons.some(({ state }) => state === 'pending') && pollEvery.live;
}
