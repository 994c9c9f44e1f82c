import { Suspense } from 'react';
import { SaferPlay } from '../saferPlay/SaferPlay.tsx';
import { SafetyBarPlace } from '../saferPlay/SafetyBarPlace.tsx';
import { useSheets, type SheetName } from '../../platform/links/sheets.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { WaysOver } from './WaysOver.ts';

const sheets = {
  settings: lateView(() => import('./SettingsSheet.tsx')),
  menu: lateView(() => import('./MenuSheet.tsx')),
  cashier: lateView(() => import('./CashierSheet.tsx')),
  coupon: lateView(() => import('../../sections/coupon/CouponSheet.tsx')),
  'coupon-settings': lateView(() => import('../../sections/coupon/CouponSettingsSheet.tsx')),
  load: lateView(() => import('../../sections/slips/LoadSheet.tsx')),
  share: lateView(() => import('../../sections/slips/ShareSheet.tsx')),
  'transfer-user': lateView(() => import('./TransferSheet.tsx')),
  showForgotPasswordModal: lateView(() => import('../../sections/recovery/RecoverySheet.tsx')),
  login: lateView(() => import('../../sections/access/SignInSheet.tsx')),
  registration: lateView(() => import('../../sections/access/RegistrationSheet.tsx')),
} satisfies Record<SheetName, unknown>;

const Visit = lateView(async () => ({ default: (await import('../visit/Visit.tsx')).Visit }));

/** Overlays of the page: the sheet in the address, loaded when it is needed, and confirmation dialogs. */
export function LateSheets() {
  return (
    <>
      <OpenSheet />
      <WaysOver />
      <SaferPlay />
      <SafetyBarPlace />
      <Suspense fallback={null}>
        <Visit />
      </Suspense>
    </>
  );
}

function OpenSheet() {
  const { open } = useSheets();
  if (open === undefined) return null;
  const Sheet = sheets[open];
  return (
    <Suspense fallback={null}>
      <Sheet />
    </Suspense>
  );
}
