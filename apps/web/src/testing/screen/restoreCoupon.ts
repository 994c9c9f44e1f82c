import { coupon, startCoupon } from '../../features/coupon/coupon.store.ts';
import { startCouponSettings } from '../../features/coupon/couponSettings.store.ts';
import { startCouponTabs } from '../../features/coupon/tabs.actions.ts';

/** Restores the coupon and its settings from the device and forgets what isn't stored there, as a reload does. */
export function restoreCoupon(): void {
  Object.assign(coupon, {
    removed: undefined,
    accountId: undefined,
    amount: undefined,
    isActiveAutoMax: false,
    isActiveVipBet: false,
    isActivePrepaid: false,
    manualPromoCode: '',
    loadCouponInputValue: '',
    isVisibleQuickCoupon: true,
    placement: { state: 'draft' },
  });
  startCouponSettings();
  startCoupon();
  startCouponTabs();
}
