import { ThirdPartyLayout } from '@touchline/ui';
import { Outlet, useLocation } from 'react-router';
import { lateView } from '../../platform/parts/lateView.ts';
import { site } from '../../platform/site/site.ts';
import type { RouteMeta } from '../routes/row.ts';
import { rowAt } from '../routes/table.ts';
import { Brands } from './Brands.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { LateNotifications } from './LateNotifications.tsx';
import { PhoneNav } from './PhoneNav.tsx';
import { Progress } from './Progress.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import UpButton from './UpButton.tsx';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

const SiteFooter = lateView(() => import('./SiteFooter.tsx'));

/** Frame of casino and games: providers above the page and no coupon; an open game takes the whole window. */
export default function ThirdPartyFrame({ meta }: { readonly meta: RouteMeta }) {
  const hides = new Set(meta.hides);
  const { pathname } = useLocation();
  // A game that this site doesn't offer doesn't take the window.
  const isGameOpen = meta.isGame === true && !rowAt(pathname)?.isUnavailable;
  return (
    <ThirdPartyLayout
      progress={<Progress />}
      header={!hides.has('header') && <SiteHeader />}
      notices={<ConnectionNotice />}
      isGameOpen={isGameOpen}
      brands={site().hasBrands && <Brands />}
      footer={
        !hides.has('footer') && (
          <LazyBoundary>
            <SiteFooter />
          </LazyBoundary>
        )
      }
      bottomNavigation={!hides.has('bottomNav') && <PhoneNav />}
      scrollToTop={<UpButton />}
      notifications={<LateNotifications clear={isGameOpen ? 'none' : 'navigation'} />}
    >
      <Outlet />
    </ThirdPartyLayout>
  );
}
