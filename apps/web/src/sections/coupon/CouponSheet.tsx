import { CouponSheet as Sheet } from '@touchline/ui';
import { useEffect } from 'react';
import { leaveCoupon } from '../../features/coupon/placement/placement.actions.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { preloadFilledCoupon, useCouponContent } from './useCouponContent.tsx';

export { preloadFilledCoupon };

/** The coupon as a sheet on phones. */
export default function CouponSheet() {
  const parts = useCouponContent();
  const { close } = useSheets();
  useEffect(() => leaveCoupon, []);
  return <Sheet open onOpenChange={close} {...parts} />;
}
