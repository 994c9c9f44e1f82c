import { MainLayout } from '@touchline/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { PHONE_HEADER_ID } from '../../platform/page/PhoneHeader.tsx';
import { site } from '../../platform/site/site.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useCouponSlots } from './couponSlots.tsx';
import { LateNotifications } from './LateNotifications.tsx';
import { useFocusOnNewPage } from './pageFocus.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Progress } from './Progress.tsx';
import { PhoneNav } from './PhoneNav.tsx';
import { sideSlot, useSidePanel } from './sideSlot.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useRouteMeta } from './useRouteMeta.ts';

/** Below the first screen, so it comes after it. */
const SiteFooter = lateView(async () => ({ default: (await import('./SiteFooter.tsx')).SiteFooter }));

/** Nothing of the first screen: nobody comes back to it. */
const LatePlace = lateView(async () => ({ default: (await import('./LatePlace.tsx')).LatePlace }));

/** Nothing of the first screen: which files a sheet has comes after it, before anybody can open one. */
const LateSheets = lateView(async () => ({ default: (await import('../sheets/LateSheets.tsx')).LateSheets }));

/** Nobody has gone down yet. */
const UpButton = lateView(() => import('./UpButton.tsx'));

/** Most visits see none but the main frame. */
const LateFrames = lateView(() => import('./LateFrames.tsx'));

/** The frame of the account's pages. */
const OfficeFrame = lateView(() => import('./OfficeFrame.tsx'));

/** The frame around the screens of a language, as the meta of the screen wants it. */
export function Shell() {
  const { meta } = useRouteMeta();
  useFocusOnNewPage();
  return (
    <>
      {meta.layout === 'main' ? (
        <MainFrame />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <LateFrames meta={meta} />
        </Suspense>
      )}
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
const up = (
  <Suspense fallback={null}>
    <UpButton />
  </Suspense>
);
const screen = <Outlet />;
const officePage = (
  <Suspense fallback={<PageSkeleton />}>
    <OfficeFrame />
  </Suspense>
);
const footer = (
  <Suspense fallback={null}>
    <SiteFooter />
  </Suspense>
);

/** Where what surrounds a visit asks, once it has come. */
const visitFoot = <div id="visit-foot" />;

/** The frame of the site. @param page in place of the screen that the address has */
export function MainFrame({ page }: { readonly page?: ReactNode }) {
  const { t } = useTranslation('common');
  const { id, meta } = useRouteMeta();
  const hides = new Set(meta.hides);
  const sidePanel = useSidePanel();
  const { aside, asidePanel, quickCoupon } = useCouponSlots();
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
      phoneHeader={meta.ownPhoneHeader && <div id={PHONE_HEADER_ID} />}
      side={!hides.has('side') && sideSlot()}
      sidePanel={hides.has('side') ? undefined : sidePanel}
      aside={!hides.has('quickCoupon') && aside}
      asidePanel={asidePanel}
      quickCoupon={!hides.has('quickCoupon') && quickCoupon}
      asideLabel={t('nav.coupon')}
      bottomNavigation={!hides.has('bottomNav') && bottomNavigation}
      footer={!hides.has('footer') && footer}
      cookieBanner={site().visit && visitFoot}
      scrollToTop={up}
      notifications={<LateNotifications clear={quickCoupon ? 'coupon' : 'navigation'} />}
    >
      {page ?? (meta.inOffice ? officePage : screen)}
    </MainLayout>
  );
}

/** Every page that a tab opens by its address has the same key, so there the path tells them apart. */
function scrollKey({ key, pathname }: { readonly key: string; readonly pathname: string }): string {
  return key === 'default' ? pathname : key;
}
