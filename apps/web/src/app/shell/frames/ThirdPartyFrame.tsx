import { SideMenuSkeleton, ThirdPartyLayout } from '@touchline/ui';
import { Outlet, useLocation } from 'react-router';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { site } from '../../../platform/site/site.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import type { RouteMeta } from '../../routes/row.ts';
import { rowAt } from '../../routes/table.ts';
import { Brands } from './Brands.tsx';
import { ConnectionNotice } from '../ConnectionNotice.tsx';
import { LazyNotifications } from '../LazyNotifications.tsx';
import { useFocusWhenThere } from '../pageFocus.ts';
import MaintenanceNotice from '../maintenance/MaintenanceNotice.tsx';
import { PhoneNav } from '../PhoneNav.tsx';
import { Progress } from '../Progress.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import { useFootContainer } from '../visitFoot.tsx';
import UpButton from '../scroll/UpButton.tsx';

const CasinoRail = lazyView(() => import('../../../sections/casino/CasinoRail.tsx'), SideMenuSkeleton);
const SiteFooter = lazyView(() => import('../SiteFooter.tsx'));

/** Menu of the casino; not loaded on phones, whose pages begin with the categories. */
function Rail() {
  return useIsDesk() && <CasinoRail />;
}

/** Frame of casino and games: providers above the page and no coupon; an open game takes the whole window. */
export default function ThirdPartyFrame({ meta }: { readonly meta: RouteMeta }) {
  useFocusWhenThere();
  const hides = new Set(meta.hides);
  const { pathname } = useLocation();
  // A game that this site doesn't offer doesn't take the window.
  const isGameOpen = meta.isGame === true && !rowAt(pathname)?.isUnavailable;
  return (
    <ThirdPartyLayout
      progress={<Progress />}
      header={!hides.has('header') && <SiteHeader />}
      notices={
        <>
          <ConnectionNotice />
          <MaintenanceNotice />
        </>
      }
      isGameOpen={isGameOpen}
      side={meta.section === 'casino' && <Rail />}
      sideKind="casino"
      brands={site().hasBrands && <Brands />}
      footer={!hides.has('footer') && <SiteFooter />}
      bottomNavigation={!hides.has('bottomNav') && <PhoneNav />}
      cookieBanner={useFootContainer()}
      scrollToTop={<UpButton />}
      notifications={<LazyNotifications clear={isGameOpen ? 'none' : 'navigation'} />}
    >
      <Outlet />
    </ThirdPartyLayout>
  );
}
