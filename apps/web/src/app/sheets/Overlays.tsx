import type { Feature } from '@touchline/contract/pages';
import { breakpoints, watchPriceKeys } from '@touchline/ui';
import { useEffect } from 'react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { loadBundles } from '../../platform/i18n/i18n.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { whenIdle } from '../../platform/page/whenIdle.ts';
import { useDeviceStore } from '../../platform/storage/deviceStore.ts';
import { loadLazyRows, rowAt } from '../routes/table.ts';
import { SaferPlay } from '../saferPlay/SaferPlay.tsx';
import { SafetyBarRoot } from '../saferPlay/SafetyBarRoot.tsx';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { ShownLocation } from '../settled/ShownLocation.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { useSheets, type SheetName } from '../../platform/links/sheets.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { OpenTrackerWindow } from '../../widgets/events/tracker/OpenTrackerWindow.tsx';
import { EntryOverPage } from './EntryOverPage.ts';
import { sheetModules, sheetNamespaces } from './sheetFiles.ts';

const TransferSheet = lazyView(sheetModules['transfer-user']);

const sheets = {
  settings: lazyView(sheetModules.settings),
  menu: lazyView(sheetModules.menu),
  cashier: lazyView(sheetModules.cashier),
  coupon: lazyView(async () => {
    const sheet = await sheetModules.coupon();
    await sheet.preloadFilledCoupon();
    return sheet;
  }),
  'coupon-settings': lazyView(sheetModules['coupon-settings']),
  load: lazyView(sheetModules.load),
  share: lazyView(sheetModules.share),
  'transfer-user': TransferOfAccount,
  showForgotPasswordModal: lazyView(sheetModules.showForgotPasswordModal),
  login: lazyView(sheetModules.login),
  'bet-generator': lazyView(sheetModules['bet-generator']),
  shortcuts: lazyView(sheetModules.shortcuts),
  registration: lazyView(sheetModules.registration),
} satisfies Record<SheetName, unknown>;

/** Features of sheets; a site without one doesn't open the sheet. */
const featureOf: Readonly<Partial<Record<SheetName, Feature>>> = {
  coupon: 'coupon',
  'coupon-settings': 'coupon',
  load: 'coupon',
  'bet-generator': 'coupon',
  share: 'history',
};

const Visit = lazyView(async () => ({ default: (await import('../visit/Visit.tsx')).Visit }));

function TransferOfAccount() {
  return <TransferSheet isPageOffered={isPageOffered} />;
}

/** The complete route table shows which pages the site offers; if it can't be loaded, the known part decides. */
async function isPageOffered(path: string): Promise<boolean> {
  await loadLazyRows(path).catch(() => undefined);
  return rowAt(path)?.isUnavailable !== true;
}

/** Overlays of the page: the sheet in the address, loaded when it is needed, and confirmation dialogs. */
export default function Overlays() {
  useEffect(watchPriceKeys, []);
  useCouponPreload();
  return (
    <>
      <OpenSheet />
      <EntryOverPage />
      <SaferPlay />
      <SafetyBarRoot />
      <ShownLocation />
      <Shortcuts />
      <OpenTrackerWindow />
      <Visit />
    </>
  );
}

/** Loads the coupon's sheet with its translations once there is a selection, so that it opens at once. */
function useCouponPreload(): void {
  const lang = useLang();
  const isBeside = useMedia(breakpoints.coupon);
  const isWanted = useDeviceStore(coupon).bets.length > 0 && !isBeside && isAvailable('coupon');
  useEffect(() => {
    if (!isWanted) return;
    return whenIdle(() => {
      void sheets.coupon.preload();
      // Opening the sheet loads them again and reports a failure; it doesn't wait for those of its later parts.
      loadBundles(lang, [...(sheetNamespaces.coupon ?? []), 'couponMore']).catch(() => undefined);
    });
  }, [isWanted, lang]);
}

function OpenSheet() {
  const { open } = useSheets();
  const feature = open && featureOf[open];
  if (open === undefined || (feature !== undefined && !isAvailable(feature))) return null;
  const Sheet = sheets[open];
  return <Sheet />;
}
