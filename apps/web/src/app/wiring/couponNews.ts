import { snapshot } from 'valtio/vanilla';
import { coupon } from '../../features/coupon/coupon.store.ts';
import type { createRouter } from '../router.tsx';

/** Watches the coupon for hosts and for the reminder. It comes after the first screen and misses nothing of it. */
export async function watchCoupon(router: ReturnType<typeof createRouter>): Promise<void> {
  const before = snapshot(coupon);
  const { startCouponWatch } = await import('./couponWatch.ts');
  startCouponWatch(router, before);
}
