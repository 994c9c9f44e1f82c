import { BottomSheet } from '@touchline/ui';
import { useEffect } from 'react';
import { leaveCoupon } from '../../features/coupon/coupon.store.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useCouponParts } from './useCouponParts.tsx';

/** The coupon as a sheet over a phone's page. */
export default function CouponSheet() {
  const { title, count, actions, legs, body, foot } = useCouponParts();
  const { close } = useSheets();
  useEffect(() => leaveCoupon, []);
  return (
    <BottomSheet
      open
      onOpenChange={close}
      title={count === undefined ? title : `${title} · ${count}`}
      actions={actions}
      footer={foot}
      flush
    >
      {legs !== undefined && <ul>{legs}</ul>}
      {body}
    </BottomSheet>
  );
}
