import type { ReactNode } from 'react';

interface CouponSlots {
  /** The coupon as a panel beside the page, from 1100 pixels. */
  readonly aside?: ReactNode;
  /** The coupon as a bar over the foot of the page. */
  readonly quickCoupon?: ReactNode;
}

/** Where the coupon stands around the page. */
export function couponSlots(): CouponSlots {
  return {};
}

/** How many selections the coupon holds. */
export function useCouponCount(): number {
  return 0;
}
