import { SaferPlay } from '../saferPlay/SaferPlay.tsx';
import { SafetyBarPlace } from '../saferPlay/SafetyBarPlace.tsx';
import { ShownLocation } from '../settled/ShownLocation.ts';
import { useSheets, type SheetName } from '../../platform/links/sheets.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { WaysOver } from './WaysOver.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

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
export default function LateSheets() {
  return (
    <>
      <OpenSheet />
      <WaysOver />
      <SaferPlay />
      <SafetyBarPlace />
      <ShownLocation />
      <LazyBoundary>
        <Visit />
      </LazyBoundary>
    </>
  );
}

function OpenSheet() {
  const { open } = useSheets();
  if (open === undefined) return null;
  const Sheet = sheets[open];
  return (
    <LazyBoundary>
      <Sheet />
    </LazyBoundary>
  );
}
