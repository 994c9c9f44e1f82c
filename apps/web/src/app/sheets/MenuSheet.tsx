import {
  accountSections,
  BottomSheet,
  ButtonLink,
  Paragraph,
  SideMenu,
  Stack,
  type SideMenuEntry,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { offersRegistration } from '../../platform/links/entrySheets.ts';
import { useLoginHref } from '../../platform/links/useLoginHref.ts';
import { cashierLabel, hasCashier, site } from '../../platform/site/site.ts';
import { useOfficeMenu } from '../shell/useOfficeMenu.ts';
import { SignOutButtons } from './SignOutButtons.tsx';
import { useMenuPages } from './useMenuPages.ts';

/** Sheet for everything without a button of its own on phones: account, settings, signing in or out. */
export default function MenuSheet() {
  const { t } = useTranslation('common');
  const { close, closeAndWait } = useSheets();
  const { player } = useSession();
  const pages = useMenuPages();
  const tools = useTools();
  return (
    <BottomSheet open onOpenChange={close} title={player ? t('nav.account') : t('nav.menu')}>
      <Stack gap="sm">
        {player && (
          <Paragraph tone="muted">
            {player.email ?? t('header.playerNumber', { login: player.login })}
          </Paragraph>
        )}
        {player && <OfficeMenu />}
        <SideMenu
          label={t('nav.menu')}
          groups={[
            { id: 'pages', entries: pages },
            { id: 'tools', entries: tools },
          ]}
          chevrons
        />
        {player ? <SignOutButtons onDone={closeAndWait} /> : <EntryButtons />}
      </Stack>
    </BottomSheet>
  );
}

/** Account pages. Settings are listed with the tools, since they open over the current page. */
function OfficeMenu() {
  const { t } = useTranslation('office');
  const hasBundle = useLazyBundle('office');
  const groups = useOfficeMenu();
  if (!hasBundle) return null;
  return (
    <SideMenu
      label={t('menu')}
      groups={groups.map(({ entries, ...group }) => ({
        ...group,
        entries: entries
          .filter(({ section }) => section !== 'account')
          .map(({ section, ...entry }) => ({ ...entry, id: section, icon: accountSections[section] })),
      }))}
      chevrons
    />
  );
}

/** Entries that open over the page. */
function useTools(): readonly SideMenuEntry[] {
  const { t } = useTranslation('common');
  const { player } = useSession();
  const { hrefOf } = useSheets();
  const settings = {
    id: 'settings',
    icon: 'settings',
    label: t('header.settings'),
    href: hrefOf('settings'),
  } as const;
  if (!player || !hasCashier()) return [settings];
  const label = t(cashierLabel());
  return [{ id: 'cashier', icon: 'coin', label, href: hrefOf('cashier') }, settings];
}

function EntryButtons() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const loginHref = useLoginHref();
  if (!site().isRegistrationAllowed) return null;
  return (
    <>
      <ButtonLink href={loginHref} icon="login" width="full">
        {t('header.signIn')}
      </ButtonLink>
      {offersRegistration() && (
        <ButtonLink href={paths.registration()} icon="register" tone="strong" width="full">
          {t('header.register')}
        </ButtonLink>
      )}
    </>
  );
}
