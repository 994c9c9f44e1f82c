import { BlockedLayout, ClearLayout, EmptyLayout, HeadlessLayout } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import type { RouteMeta } from '../../routes/row.ts';
import { LazyNotifications } from '../LazyNotifications.tsx';
import { Logo } from '../header/Logo.tsx';
import { useFocusWhenThere } from '../pageFocus.ts';
import { useFootContainer } from '../visitFoot.tsx';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

const SiteFooter = lazyView(() => import('../SiteFooter.tsx'));

type OtherLayout = Exclude<RouteMeta['layout'], 'main' | 'third-party'>;

const frames: Readonly<Record<OtherLayout, (meta: RouteMeta) => ReactNode>> = {
  headless: (meta) => <HeadlessFrame hasFoot={!meta.hides?.includes('footer')} />,
  empty: () => <TaskFrame />,
  clear: () => (
    <ClearLayout notifications={<LazyNotifications />}>
      <Outlet />
    </ClearLayout>
  ),
  blocked: () => <BlockedFrame />,
  // The maintenance page renders a layout of its own.
  maintenance: () => <Outlet />,
};

interface OtherFramesProps {
  readonly meta: RouteMeta;
  readonly layout: OtherLayout;
}

/** The frames of rare layouts. */
export default function OtherFrames({ meta, layout }: OtherFramesProps) {
  useFocusWhenThere();
  return frames[layout](meta);
}

/** A landing page with the site's footer, or without it, a page in its own window. */
function HeadlessFrame({ hasFoot }: { readonly hasFoot: boolean }) {
  return (
    <HeadlessLayout
      flush={hasFoot}
      footer={hasFoot && <Foot />}
      cookieBanner={useFootContainer()}
      notifications={<LazyNotifications />}
    >
      <Outlet />
    </HeadlessLayout>
  );
}

function TaskFrame() {
  const { t } = useTranslation('common');
  return (
    <EmptyLayout
      brand={<Logo />}
      footer={t('footer.legal')}
      cookieBanner={useFootContainer()}
      notifications={<LazyNotifications />}
    >
      <Outlet />
    </EmptyLayout>
  );
}

function BlockedFrame() {
  const { t } = useTranslation('common');
  return (
    <BlockedLayout brand={<Logo />} footer={t('footer.legal')} notifications={<LazyNotifications />}>
      <Outlet />
    </BlockedLayout>
  );
}

function Foot() {
  return <SiteFooter />;
}
