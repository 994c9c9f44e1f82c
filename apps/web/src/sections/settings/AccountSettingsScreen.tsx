import { Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { SettingsPage } from '../../features/settings/Settings.tsx';
import { useLang } from '../../platform/links/usePaths.ts';
import { useSwitchLanguage } from '../../platform/links/useSwitchLanguage.ts';
import { site } from '../../platform/site/site.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** The settings of the account come first and need its data; those of the device follow them. */
const AccountParts = lazyView(() => import('./AccountParts.tsx'), SettingsSkeleton);

/** The player's site settings as an account page; each change applies at once. */
export function Component() {
  const { t } = useTranslation('titles');
  usePageTitle(t('of.accountSettings'));
  return (
    <Stack>
      <AccountParts>
        <SettingsPage lang={useLang()} languages={site().languages} onLanguageChange={useSwitchLanguage()} />
      </AccountParts>
    </Stack>
  );
}
