import { SettingsPanel } from '@touchline/ui';
import { changeSettings } from './settings.store.ts';
import { useSettingRows } from './useSettingRows.ts';

interface SettingsProps {
  /** Address segment of the language in use. */
  readonly lang: string;
  /** The language is a part of the address, so whoever knows the address changes it. */
  readonly onLanguageChange: (lang: string) => void;
}

const change: Readonly<Record<string, (value: string) => void>> = {
  coefViewId: (value) => changeSettings({ coefViewId: Number(value) }),
  appTheme: (value) => changeSettings({ appTheme: value === '1' ? 1 : value === '2' ? 2 : 0 }),
  timeZone: (value) => changeSettings({ timeZone: Number(value) }),
  is12h: (value) => changeSettings({ is12h: value === '12' }),
  isAppCompactView: (value) => changeSettings({ isAppCompactView: value === '1' ? 1 : 0 }),
  appFontSize: (value) => {
    const appFontSize = ([0, 1, 2, 3] as const).find((step) => String(step) === value);
    if (appFontSize !== undefined) changeSettings({ appFontSize });
  },
};

const switches: Readonly<Record<string, (isOn: boolean) => void>> = {
  visuallyImpairedMode: (visuallyImpairedMode) => changeSettings({ visuallyImpairedMode }),
  isAccumulatorOfTheDay: (isAccumulatorOfTheDay) => changeSettings({ isAccumulatorOfTheDay }),
  isLiveAccumulatorOfTheDay: (isLiveAccumulatorOfTheDay) => changeSettings({ isLiveAccumulatorOfTheDay }),
};

/** The settings of this device. */
export function Settings({ lang, onLanguageChange }: SettingsProps) {
  const rows = useSettingRows(lang);
  return (
    <SettingsPanel
      settings={rows}
      onChoiceChange={(id, value) => (id === 'language' ? onLanguageChange(value) : change[id]?.(value))}
      onSwitchChange={(id, isOn) => switches[id]?.(isOn)}
    />
  );
}
