/** What other capabilities may do with stored coupons, inside their own transactions. */
export type { CouponActions, SaleRow } from './actionRows.store.ts';
export {
  couponOf,
  couponsWithLegs,
  lockCoupon,
  updateCoupon,
  updateLeg,
  type CouponRow,
  type CouponWithLegs,
  type LegRow,
} from './coupons.store.ts';
