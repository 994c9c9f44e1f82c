import { OfficeLayout, SideMenuSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useRouteMeta } from '../useRouteMeta.ts';

/** Desktops have the menu next to the page. */
const OfficeList = lazyView(() => import('./OfficeList.tsx'), SideMenuSkeleton);

/** Frame of account pages: the title, and on phones a link to the account's home, which ends with the list of pages. */
export default function OfficeFrame() {
  const { t } = useTranslation(['office', 'titles']);
  const { id, meta } = useRouteMeta();
  const { account } = usePaths();
  const isDesk = useIsDesk();
  const isHome = id === 'office-menu-profile';
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const title = meta.title ? t(`titles:of.${meta.title}`) : '';
  const isEntry = meta.opens !== undefined && search.has(meta.opens);
  const back = isEntry
    ? { label: t('office:backTo', { page: title }), href: pathname }
    : { label: t('office:back'), href: account };
  return (
    <OfficeLayout title={title} back={isHome ? undefined : back} wide={meta.isWide}>
      <Outlet />
      {isHome && !isDesk && <OfficeList />}
    </OfficeLayout>
  );
}
