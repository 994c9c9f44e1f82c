import { snapshot } from 'valtio/vanilla';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { soon } from '../../platform/parts/lateView.ts';
import type { createRouter } from '../router.tsx';

/** Watches the coupon for hosts and the reminder. Loaded after the first screen; earlier changes are not lost. */
export function watchCoupon(router: ReturnType<typeof createRouter>): void {
  const before = snapshot(coupon);
  soon(
    () => import('./couponWatch.ts'),
    ({ startCouponWatch }) => startCouponWatch(router, before),
  );
}
