import { OfficeLayout, SideMenuSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
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
  return (
    <OfficeLayout
      title={meta.title ? t(`titles:of.${meta.title}`) : ''}
      back={isHome ? undefined : { label: t('office:back'), href: account }}
      wide={meta.isWide}
    >
      <Outlet />
      {isHome && !isDesk && <OfficeList />}
    </OfficeLayout>
  );
}
