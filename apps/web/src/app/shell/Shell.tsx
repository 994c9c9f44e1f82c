import { EmptyLayout, HeadlessLayout, MainLayout, NavigationProgress, ScrollToTop } from '@touchline/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { PHONE_HEADER_ID } from '../../platform/page/PhoneHeader.tsx';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { site } from '../../platform/site/site.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useCouponSlots } from './couponSlots.tsx';
import { LateNotifications } from './LateNotifications.tsx';
import { Logo } from './Logo.tsx';
import { PhoneNav } from './PhoneNav.tsx';
import { sideSlot, useSidePanel } from './sideSlot.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useRouteMeta } from './useRouteMeta.ts';

/** Below the first screen, so it comes after it. */
const SiteFooter = lazy(async () => ({ default: (await import('./SiteFooter.tsx')).SiteFooter }));

/** Nothing of the first screen: nobody comes back to it. */
const LatePlace = lazy(async () => ({ default: (await import('./LatePlace.tsx')).LatePlace }));

/** Nothing of the first screen: which files a sheet has comes after it, before anybody can open one. */
const LateSheets = lazy(async () => ({ default: (await import('../sheets/LateSheets.tsx')).LateSheets }));

/** The frame around the screens of a language, as the meta of the screen wants it. */
export function Shell() {
  const { meta } = useRouteMeta();
  useFocusOnNewPage();
  return (
    <>
      {meta.layout === 'main' && <MainFrame />}
      {meta.layout === 'clear' && <ClearFrame />}
      {meta.layout === 'headless' && <HeadlessFrame hasFoot={!meta.hides?.includes('footer')} />}
      <Suspense fallback={null}>
        <LateSheets />
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
      <Suspense fallback={null}>
        <LatePlace keyOf={scrollKey} />
      </Suspense>
    </>
  );
}

/** Parts that nothing is told: the same elements each time, so that a change of the frame leaves them as they are. */
const progress = <Progress />;
const header = <SiteHeader />;
const notices = <ConnectionNotice />;
const bottomNavigation = <PhoneNav />;
const page = <Outlet />;
const footer = (
  <Suspense fallback={null}>
    <SiteFooter />
  </Suspense>
);

function MainFrame() {
  const { t } = useTranslation('common');
  const { id, meta } = useRouteMeta();
  const hides = new Set(meta.hides);
  const isDesk = useIsDesk();
  const sidePanel = useSidePanel();
  const { aside, asidePanel, quickCoupon } = useCouponSlots();
  return (
    <MainLayout
      progress={progress}
      header={header}
      title={id === 'home' ? t('home.title', { brand: site().wordmark }) : undefined}
      notices={notices}
      phoneHeader={meta.ownPhoneHeader && <div id={PHONE_HEADER_ID} />}
      side={!hides.has('side') && sideSlot()}
      sidePanel={hides.has('side') ? undefined : sidePanel}
      aside={!hides.has('quickCoupon') && aside}
      asidePanel={asidePanel}
      quickCoupon={!hides.has('quickCoupon') && quickCoupon}
      asideLabel={t('nav.coupon')}
      bottomNavigation={!hides.has('bottomNav') && bottomNavigation}
      footer={!hides.has('footer') && footer}
      scrollToTop={<ScrollToTop label={t('nav.top')} screens={isDesk ? 1 : 4} />}
      notifications={<LateNotifications clear={quickCoupon ? 'coupon' : 'navigation'} />}
    >
      {page}
    </MainLayout>
  );
}

function Progress() {
  const { t } = useTranslation('common');
  return <NavigationProgress label={t('nav.loading')} active={useNavigation().state !== 'idle'} />;
}

function ClearFrame() {
  const { t } = useTranslation('common');
  return (
    <EmptyLayout brand={<Logo />} footer={t('footer.legal')} notifications={<LateNotifications />}>
      <Outlet />
    </EmptyLayout>
  );
}

/** A landing page with the site's foot; without the foot, a page in a window of its own. */
function HeadlessFrame({ hasFoot }: { readonly hasFoot: boolean }) {
  return (
    <HeadlessLayout flush={hasFoot} footer={hasFoot && footer} notifications={<LateNotifications />}>
      <Outlet />
    </HeadlessLayout>
  );
}

/** A new page starts at its content for those who read by ear or by keyboard; the first one at its top. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Every page that a tab opens by its address has the same key, so there the path tells them apart. */
function scrollKey({ key, pathname }: { readonly key: string; readonly pathname: string }): string {
  return key === 'default' ? pathname : key;
}
