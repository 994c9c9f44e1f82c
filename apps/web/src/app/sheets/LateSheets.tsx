import { lazy, Suspense } from 'react';
import { useSheets, type SheetName } from '../../platform/links/sheets.ts';

const sheets = {
  settings: lazy(() => import('./SettingsSheet.tsx')),
  menu: lazy(() => import('./MenuSheet.tsx')),
  cashier: lazy(() => import('./CashierSheet.tsx')),
  coupon: lazy(() => import('../../sections/coupon/CouponSheet.tsx')),
  'coupon-settings': lazy(() => import('../../sections/coupon/CouponSettingsSheet.tsx')),
  load: lazy(() => import('../../sections/slips/LoadSheet.tsx')),
  share: lazy(() => import('../../sections/slips/ShareSheet.tsx')),
} satisfies Record<SheetName, unknown>;

/** The sheet that the address opens; its code comes when it is wanted. */
export function LateSheets() {
  const { open } = useSheets();
  if (open === undefined) return null;
  const Sheet = sheets[open];
  return (
    <Suspense fallback={null}>
      <Sheet />
    </Suspense>
  );
}
