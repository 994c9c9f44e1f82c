import { BlockedLayout, ClearLayout, EmptyLayout, HeadlessLayout } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import type { RouteMeta } from '../routes/row.ts';
import { LateNotifications } from './LateNotifications.tsx';
import { Logo } from './Logo.tsx';
import { useFocusWhenThere } from './pageFocus.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

const SiteFooter = lateView(() => import('./SiteFooter.tsx'));

/** Frames of rare layouts have chunks of their own. */
const ThirdPartyFrame = lateView(() => import('./ThirdPartyFrame.tsx'));

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
  // The maintenance page renders a layout of its own.
  maintenance: () => <Outlet />,
};

/** All frames except the main one. */
export default function LateFrames({ meta }: { readonly meta: RouteMeta }) {
  useFocusWhenThere();
  return meta.layout === 'main' ? null : frames[meta.layout](meta);
}

/** A landing page with the site's footer, or without it, a page in its own window. */
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
    <LazyBoundary>
      <SiteFooter />
    </LazyBoundary>
  );
}
