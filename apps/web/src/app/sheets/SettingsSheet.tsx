import { BottomSheet } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { Settings } from '../../features/settings/Settings.tsx';
import { useSheets } from '../../platform/links/sheets.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useSwitchLanguage } from '../../platform/links/useSwitchLanguage.ts';
import { site } from '../../platform/site/site.ts';

/** Returns the available languages; some are for players only. */
function useLanguages(): string[] {
  const { player } = useSession();
  const { languages, langHiddenUnauthorized } = site();
  return languages.filter((language) => player || !langHiddenUnauthorized.includes(language));
}

/** The player's settings for the site; each change applies at once. */
export default function SettingsSheet() {
  const { t } = useTranslation('settings');
  const { close } = useSheets();
  return (
    <BottomSheet open onOpenChange={close} title={t('title')}>
      <Settings lang={useLang()} languages={useLanguages()} onLanguageChange={useSwitchLanguage()} />
    </BottomSheet>
  );
}
