/** Functions on stored coupons for other modules, to be used in their own transactions. */
export { paidBySales, type CouponActions, type CashOutRow } from './betActionRows.store.ts';
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
