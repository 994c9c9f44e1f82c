import { editCoupon } from './couponEdit.store.ts';
import type { CouponTypeId } from './coupon.types.ts';

/** Sets the type that the player chose. */
export function chooseType(typeId: CouponTypeId): void {
  editCoupon((content) => {
    content.typeId = typeId;
  });
}
