import { useTranslation } from 'react-i18next';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { isOffered, offeredSections } from '../../../platform/links/offered.ts';
import { Header } from './Header.tsx';
import { LazyAccountHeader } from './LazyAccountHeader.tsx';
import { useSportTabs } from './useSportTabs.ts';
import { useRouteMeta } from '../useRouteMeta.ts';

/**
 * Site header: logo, tabs, account. The tabs are the sections on desktops and in the casino, and on other pages of
 * phones, where the navigation at the bottom has the sections, the sports or those of the account.
 */
export function SiteHeader() {
  const isDesk = useIsDesk();
  const { layout, inOffice } = useRouteMeta().meta;
  if (inOffice && !isDesk) return <LazyAccountHeader />;
  const hasSections = isDesk || layout === 'third-party' || offeredSections().length === 0;
  return hasSections ? <SectionsHeader /> : <SportsHeader />;
}

function SectionsHeader() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const { id, meta } = useRouteMeta();
  const tabs = [
    { id: 'home', label: t('nav.home'), href: paths.home, selected: id === 'home' },
    { id: 'live', label: t('nav.live'), href: paths.section('live'), selected: id.startsWith('live') },
    { id: 'line', label: t('nav.sports'), href: paths.section('line'), selected: id.startsWith('line') },
    {
      id: 'casino',
      label: t('nav.casino'),
      href: paths.casino,
      selected: meta.section === 'casino',
    },
    {
      id: 'history',
      label: t('nav.history'),
      href: paths.history,
      selected: meta.section === 'history',
    },
  ];
  return <Header label={t('nav.sections')} tabs={tabs.filter(({ href }) => isOffered(href))} />;
}

function SportsHeader() {
  const { t } = useTranslation('sports');
  return <Header label={t('menu')} tabs={useSportTabs()} />;
}
