import { AccountMenu, OfficeLayout, type AccountGroup, type AccountSection } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../features/session/useSession.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { rowAt } from '../routes/table.ts';
import { useRouteMeta } from './useRouteMeta.ts';

/** The account's menu as it is shown, in groups. */
const groups: readonly {
  readonly id: 'bets' | 'money' | 'rewards' | 'me';
  readonly sections: readonly AccountSection[];
}[] = [
  { id: 'bets', sections: ['bet_history', 'sports'] },
  { id: 'money', sections: ['recharge', 'withdrawal', 'history_pay', 'wallets'] },
  { id: 'rewards', sections: ['bonuses', 'cashback', 'promo_check', 'bring_friend'] },
  { id: 'me', sections: ['personal_data', 'security', 'mailing', 'account'] },
];

/** A page of the account: its title, and the menu beside it on desktops. On phones the menu is the sheet at the foot. */
export default function OfficeFrame() {
  const { t } = useTranslation(['office', 'titles']);
  const { meta } = useRouteMeta();
  const { player } = useSession();
  const { hrefOf, show } = useSheets();
  const entries = useOfficeMenu();
  return (
    <OfficeLayout
      view="page"
      title={meta.title ? t(`titles:of.${meta.title}`) : ''}
      back={{ label: t('office:back'), href: hrefOf('menu') }}
      menu={
        <AccountMenu
          label={t('office:menu')}
          player={{ name: player?.email ?? t('office:player', { login: player?.login ?? '' }) }}
          groups={entries}
          signOutLabel={t('office:signOut')}
          onSignOut={() => show('menu')}
        />
      }
    >
      <Outlet />
    </OfficeLayout>
  );
}

/** Sections that the site has a page for; a group without any is left out. */
function useOfficeMenu(): readonly AccountGroup[] {
  const { t } = useTranslation('office');
  const { pathname } = useLocation();
  const paths = officePathsIn(useLang());
  return groups
    .map(({ id, sections }) => ({
      id,
      title: t(`groups.${id}`),
      entries: sections.flatMap((section) => {
        const href = paths[section];
        return href === undefined || !isOpen(href)
          ? []
          : [{ section, href, label: t(`sections.${section}`), selected: href === pathname }];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function isOpen(path: string): boolean {
  const row = rowAt(path);
  if (row === undefined || row.isUnavailable) return false;
  return row.meta.flag === undefined || isAvailable(row.meta.flag);
}
