import { AppHeader, HeaderLink, type HeaderTab } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { browserView } from '../../../platform/lazy/lazy.tsx';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { AccountTools } from './AccountTools.tsx';
import { Logo } from './Logo.tsx';

/** Not loaded on phones, which have no space for it. */
const SessionClock = browserView(() => import('./SessionClock.tsx'));

export interface HeaderProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly HeaderTab[];
}

/** Header with logo, tabs, search and account. */
export function Header({ label, tabs }: HeaderProps) {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const isDesk = useIsDesk();
  return (
    <AppHeader
      logo={<Logo />}
      tabsLabel={label}
      tabs={tabs}
      search={<HeaderLink icon="search" label={t('nav.search')} href={paths.search} />}
      clock={isDesk && <SessionClock />}
      account={<AccountTools />}
    />
  );
}
