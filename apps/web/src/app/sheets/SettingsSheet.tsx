import { BottomSheet } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Settings } from '../../features/settings/Settings.tsx';
import { inLanguage } from '../../platform/links/paths.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useLang } from '../../platform/links/usePaths.ts';

/** How the player wants the site; each change is at work at once. */
export default function SettingsSheet() {
  const { t } = useTranslation('settings');
  const { close } = useSheets();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const speak = (lang: string) =>
    void navigate(inLanguage(pathname, lang) + search, { replace: true, state, preventScrollReset: true });
  return (
    <BottomSheet open onOpenChange={close} title={t('title')}>
      <Settings lang={useLang()} onLanguageChange={speak} />
    </BottomSheet>
  );
}
