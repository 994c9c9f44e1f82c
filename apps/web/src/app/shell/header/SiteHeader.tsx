import { AppHeader, HeaderLink } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { browserView } from '../../../platform/lazy/lazy.tsx';
import { isOffered } from '../../../platform/links/offered.ts';
import { AccountTools } from './AccountTools.tsx';
import { Logo } from './Logo.tsx';
import { useRouteMeta } from '../useRouteMeta.ts';

/** Not loaded on phones, which have no space for it. */
const SessionClock = browserView(() => import('./SessionClock.tsx'));

/** Site header: logo, sections, account. */
export function SiteHeader() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const { id, meta } = useRouteMeta();
  const isDesk = useIsDesk();
  const tabs = [
    { id: 'home', label: t('nav.home'), href: paths.home, selected: id === 'home' },
    { id: 'live', label: t('nav.live'), href: paths.section('live'), selected: id.startsWith('live') },
    { id: 'line', label: t('nav.sports'), href: paths.section('line'), selected: id.startsWith('line') },
    {
      id: 'history',
      label: t('nav.history'),
      href: paths.history,
      selected: meta.section === 'history',
    },
  ];
  const offered = tabs.filter(({ href }) => isOffered(href));
  return (
    <AppHeader
      logo={<Logo />}
      tabsLabel={t('nav.sections')}
      tabs={offered}
      search={<HeaderLink icon="search" label={t('nav.search')} href={paths.search} />}
      clock={isDesk && <SessionClock />}
      account={<AccountTools />}
    />
  );
}
