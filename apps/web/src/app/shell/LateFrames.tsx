import { BlockedLayout, ClearLayout, EmptyLayout, HeadlessLayout, ThirdPartyLayout } from '@touchline/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import type { RouteMeta } from '../routes/row.ts';
import { rowAt } from '../routes/table.ts';
import { site } from '../../platform/site/site.ts';
import { Brands } from './Brands.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { LateNotifications } from './LateNotifications.tsx';
import { Logo } from './Logo.tsx';
import { useFocusWhenThere } from './pageFocus.ts';
import { PhoneNav } from './PhoneNav.tsx';
import { Progress } from './Progress.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import UpButton from './UpButton.tsx';
import { lateView } from '../../platform/parts/lateView.ts';

const SiteFooter = lateView(async () => ({ default: (await import('./SiteFooter.tsx')).SiteFooter }));

type LateLayout = Exclude<RouteMeta['layout'], 'main'>;

const frames: Readonly<Record<LateLayout, (meta: RouteMeta) => ReactNode>> = {
  'third-party': (meta) => <ThirdPartyFrame meta={meta} />,
  headless: (meta) => <HeadlessFrame hasFoot={!meta.hides?.includes('footer')} />,
  empty: () => <TaskFrame />,
  clear: () => (
    <ClearLayout notifications={<LateNotifications />}>
      <Outlet />
    </ClearLayout>
  ),
  blocked: () => <BlockedFrame />,
  // Its page is the frame: what it says stands where other frames have their page.
  maintenance: () => <Outlet />,
};

/** Every frame but the one of most pages. */
export default function LateFrames({ meta }: { readonly meta: RouteMeta }) {
  useFocusWhenThere();
  return meta.layout === 'main' ? null : frames[meta.layout](meta);
}

/** Casino and games: no coupon beside them; an open game has the window to itself. */
function ThirdPartyFrame({ meta }: { readonly meta: RouteMeta }) {
  const hides = new Set(meta.hides);
  const { pathname } = useLocation();
  // A game that this site goes without doesn't take the window.
  const isGameOpen = meta.isGame === true && !rowAt(pathname)?.isUnavailable;
  return (
    <ThirdPartyLayout
      progress={<Progress />}
      header={!hides.has('header') && <SiteHeader />}
      notices={<ConnectionNotice />}
      isGameOpen={isGameOpen}
      brands={site().hasBrands && <Brands />}
      footer={!hides.has('footer') && <Foot />}
      bottomNavigation={!hides.has('bottomNav') && <PhoneNav />}
      scrollToTop={<UpButton />}
      notifications={<LateNotifications clear={isGameOpen ? 'none' : 'navigation'} />}
    >
      <Outlet />
    </ThirdPartyLayout>
  );
}

/** A landing page with the site's foot; without the foot, a page in a window of its own. */
function HeadlessFrame({ hasFoot }: { readonly hasFoot: boolean }) {
  return (
    <HeadlessLayout flush={hasFoot} footer={hasFoot && <Foot />} notifications={<LateNotifications />}>
      <Outlet />
    </HeadlessLayout>
  );
}

function TaskFrame() {
  const { t } = useTranslation('common');
  return (
    <EmptyLayout brand={<Logo />} footer={t('footer.legal')} notifications={<LateNotifications />}>
      <Outlet />
    </EmptyLayout>
  );
}

function BlockedFrame() {
  const { t } = useTranslation('common');
  return (
    <BlockedLayout brand={<Logo />} footer={t('footer.legal')} notifications={<LateNotifications />}>
      <Outlet />
    </BlockedLayout>
  );
}

function Foot() {
  return (
    <Suspense fallback={null}>
      <SiteFooter />
    </Suspense>
  );
}
