import { AccountMenu, OfficeLayout } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useSession } from '../../../features/session/useSession.ts';
import { useSheets } from '../../../platform/links/sheets.ts';
import { useOfficeMenu } from '../useOfficeMenu.ts';
import { useRouteMeta } from '../useRouteMeta.ts';

/** Frame of account pages: title, and on desktops the menu next to it. Phones use the menu sheet. */
export default function OfficeFrame() {
  const { t } = useTranslation(['office', 'titles']);
  const { meta } = useRouteMeta();
  const { player } = useSession();
  const { hrefOf, show } = useSheets();
  return (
    <OfficeLayout
      view="page"
      title={meta.title ? t(`titles:of.${meta.title}`) : ''}
      back={{ label: t('office:back'), href: hrefOf('menu') }}
      menu={
        <AccountMenu
          label={t('office:menu')}
          player={{ name: player?.email ?? t('office:player', { login: player?.login ?? '' }) }}
          groups={useOfficeMenu()}
          signOutLabel={t('office:signOut')}
          onSignOut={() => show('menu')}
        />
      }
    >
      <Outlet />
    </OfficeLayout>
  );
}
