import { MainLayout, OfficeSkeleton } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { site } from '../../platform/site/site.ts';
import { browserView, lazyView } from '../../platform/lazy/lazy.tsx';
import type { RouteMeta } from '../routes/row.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useCouponSlots } from './couponSlots.tsx';
import { LazyNotifications } from './LazyNotifications.tsx';
import { useFocusOnNewPage } from './pageFocus.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Progress } from './Progress.tsx';
import { PhoneNav } from './PhoneNav.tsx';
import { PlayersPage } from './PlayersPage.tsx';
import { officeSlot, sideSlot, useSidePanel } from './sideSlot.tsx';
import { LazyAccountHeader } from './header/LazyAccountHeader.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { useRouteMeta } from './useRouteMeta.ts';
import { useFootContainer } from './visitFoot.tsx';

/** Below the first screen, so loaded after it. */
const SiteFooter = lazyView(() => import('./SiteFooter.tsx'));

/** Not needed for the first screen, which has no position to restore. */
const ScrollPosition = browserView(() => import('./scroll/ScrollPosition.tsx'));

/** Not needed for the first screen: the list of sheets' chunks is loaded after it, before a sheet can be opened. */
const Overlays = browserView(() => import('../sheets/Overlays.tsx'));

/** Few visits have a maintenance ahead of them. */
const MaintenanceNotice = browserView(() => import('./maintenance/MaintenanceNotice.tsx'));

/** Not needed until the page is scrolled. */
const UpButton = browserView(() => import('./scroll/UpButton.tsx'));

/** Most visits use only the main frame. */
const OtherFrames = lazyView(() => import('./frames/OtherFrames.tsx'), PageSkeleton);

/** The frame of casino and games. */
const ThirdPartyFrame = lazyView(() => import('./frames/ThirdPartyFrame.tsx'), PageSkeleton);

/** The frame of account pages. */
const OfficeFrame = lazyView(() => import('./frames/OfficeFrame.tsx'), OfficeSkeleton);

/**
 * Loads the frame of a screen. Called before the screen is shown: a frame that suspends would take away the header that
 * the server's page, or the page before, has shown.
 */
export async function preloadFrame({ layout, inOffice }: RouteMeta): Promise<void> {
  if (layout === 'third-party') await ThirdPartyFrame.preload();
  else if (layout !== 'main') await OtherFrames.preload();
  else if (inOffice) await Promise.all([OfficeFrame.preload(), LazyAccountHeader.preload()]);
}

/** Frame around the screens of a language, chosen by the screen's route metadata. */
export function Shell() {
  const { meta } = useRouteMeta();
  useFocusOnNewPage();
  return (
    <>
      <Frame meta={meta} />
      <Overlays />
      <ScrollRestoration getKey={scrollKey} />
      <ScrollPosition keyOf={scrollKey} />
    </>
  );
}

function Frame({ meta }: { readonly meta: RouteMeta }) {
  if (meta.layout === 'main') return <MainFrame />;
  if (meta.layout === 'third-party') return <ThirdPartyFrame meta={meta} />;
  return <OtherFrames meta={meta} layout={meta.layout} />;
}

/** Constant elements without props, so that they don't render again when the frame changes. */
const progress = <Progress />;
const header = <SiteHeader />;
const notices = (
  <>
    <ConnectionNotice />
    <MaintenanceNotice />
  </>
);
const bottomNavigation = <PhoneNav />;
const up = <UpButton />;
const screen = <Outlet />;
const officePage = <OfficeFrame />;
const footer = <SiteFooter />;

/** Metadata of a page that replaces the screen of its address: it has the whole frame, whatever that screen leaves out. */
const replaced: RouteMeta = { section: 'errors', layout: 'main', who: 'anyone', namespaces: [] };

/**
 * The site's main frame.
 * @param page replaces the screen of the address
 */
export function MainFrame({ page }: { readonly page?: ReactNode }) {
  const { t } = useTranslation('common');
  const { id, meta: own } = useRouteMeta();
  const meta = page === undefined ? own : replaced;
  const hides = new Set(meta.hides);
  const { sidePanel, sideOnLow } = useSidePanel();
  const { aside, asidePanel, quickCoupon: bar } = useCouponSlots();
  // Bets belong to the account too, but keep the coupon next to them.
  const isAccount = meta.inOffice === true || meta.section === 'history' || meta.section === 'consultant';
  const hasSports = !hides.has('side') && !isAccount;
  // The account has actions of its own, and the bar never covers one that moves money.
  const quickCoupon = !hides.has('quickCoupon') && !meta.inOffice && !meta.movesMoney && bar;
  return (
    <MainLayout
      progress={progress}
      header={!hides.has('header') && header}
      title={
        id === 'home'
          ? t('home.title', { brand: site().wordmark })
          : id === 'coupon'
            ? t('nav.coupon')
            : undefined
      }
      notices={notices}
      ownPhoneHeader={meta.ownPhoneHeader}
      side={!hides.has('side') && (isAccount ? officeSlot() : sideSlot())}
      sidePanel={hasSports ? sidePanel : undefined}
      sideOnLow={hasSports ? sideOnLow : undefined}
      sideKind={isAccount ? 'account' : undefined}
      aside={!hides.has('quickCoupon') && !meta.inOffice && aside}
      asidePanel={asidePanel}
      quickCoupon={quickCoupon}
      asideLabel={t('nav.coupon')}
      bottomNavigation={!hides.has('bottomNav') && bottomNavigation}
      footer={!hides.has('footer') && footer}
      cookieBanner={useFootContainer()}
      scrollToTop={up}
      notifications={<LazyNotifications clear={quickCoupon ? 'coupon' : 'navigation'} />}
    >
      {page ?? <PlayersPage who={meta.who}>{meta.inOffice ? officePage : screen}</PlayersPage>}
    </MainLayout>
  );
}

/**
 * Identifies a page for its scroll position. Pages opened by address in a tab all have the key `default`, so the path
 * is used there.
 */
function scrollKey({ key, pathname }: { readonly key: string; readonly pathname: string }): string {
  return key === 'default' ? pathname : key;
}
