import { CouponSheet as Sheet } from '@touchline/ui';
import { useEffect } from 'react';
import { leaveCoupon } from '../../features/coupon/couponPlacement.store.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useCouponParts } from './useCouponParts.tsx';

/** The coupon as a sheet on phones. */
export default function CouponSheet() {
  const parts = useCouponParts();
  const { close } = useSheets();
  useEffect(() => leaveCoupon, []);
  return <Sheet open onOpenChange={close} {...parts} />;
}
