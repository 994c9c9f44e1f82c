import { foldViewId, oddsFormat } from '@touchline/betting';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { useSession } from '../../features/session/useSession.ts';
import { modes } from '../../features/settings/settings.schema.ts';
import { changeSettings, settings } from '../../features/settings/settings.store.ts';
import { nativeName } from '../../platform/i18n/languages.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useSwitchLanguage } from '../../platform/links/useSwitchLanguage.ts';
import { site } from '../../platform/site/site.ts';
import type { Command } from './Palette.tsx';

const themes = [3, 0, 1, 2] as const;

/** Returns the actions that change something on this device; those that would change nothing are left out. */
export function useActions(signOut: () => void): readonly Command[] {
  const { t } = useTranslation(['palette', 'settings', 'common']);
  const { player } = useSession();
  const { appTheme, coefViewId, appViewType, visuallyImpairedMode } = useSnapshot(settings);
  const { languages, langHiddenUnauthorized, oddsViews } = site();
  const lang = useLang();
  const speak = useSwitchLanguage();
  const sheets = useSheets();
  const odds = oddsViews.map((id) => foldViewId(id, appViewType));
  return [
    {
      id: 'settings',
      name: t('common:header.settings'),
      icon: 'settings',
      run: () => sheets.show('settings'),
    },
    {
      id: 'shortcuts',
      name: t('palette:shortcuts'),
      icon: 'info',
      detail: '?',
      run: () => sheets.show('shortcuts'),
    },
    // The mode for visually impaired players overrides the theme.
    ...themes
      .filter((theme) => theme !== appTheme && !visuallyImpairedMode)
      .map((theme): Command => ({
        id: `theme ${theme}`,
        name: t('palette:theme', { name: t(`settings:mode.${modes[theme]}`) }),
        icon: theme === 0 ? 'sun' : 'moon',
        run: () => changeSettings({ appTheme: theme }),
      })),
    ...odds
      .filter((id) => id !== coefViewId)
      .map((id): Command => ({
        id: `odds ${id}`,
        name: t('palette:odds', { name: t(`settings:odds.${oddsFormat(id)}`) }),
        icon: 'calculator',
        run: () => changeSettings({ coefViewId: id }),
      })),
    ...languages
      .filter((one) => one !== lang && (player || !langHiddenUnauthorized.includes(one)))
      .map((one): Command => ({
        id: `language ${one}`,
        name: t('palette:language', { name: nativeName(one) }),
        icon: 'language',
        run: () => speak(one),
      })),
    ...(player
      ? [{ id: 'signOut', name: t('common:header.signOut'), icon: 'logout', run: signOut } satisfies Command]
      : []),
  ];
}
