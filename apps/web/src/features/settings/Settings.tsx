import { Heading, SettingsGroups, SettingsPanel, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { settingSchemas, type StoredSettings } from './settings.schema.ts';
import { changeSettings, foldColumns } from './settings.store.ts';
import { useSettingGroups } from './useSettingRows.ts';

interface SettingsProps {
  /** Address segment of the current language. */
  readonly lang: string;
  /** Address segments of the available languages. */
  readonly languages: readonly string[];
  /** Called with the chosen language, which is part of the address and changed by the parent. */
  readonly onLanguageChange: (lang: string) => void;
}

/** Settings stored as `true` or `false`; other switches are stored as 1 or 0. */
const booleans: ReadonlySet<string> = new Set([
  'visuallyImpairedMode',
  'isAccumulatorOfTheDay',
  'isLiveAccumulatorOfTheDay',
  'isGroupByCountry',
  'hasShortcuts',
]);

/** Settings stored inverted: 0 is shown, 1 is hidden. */
const putAway: ReadonlySet<string> = new Set(['zoneState']);

/** The settings of this device, as an account page. */
export function SettingsPage({ lang, languages, onLanguageChange }: SettingsProps) {
  const { t } = useTranslation(['settings', 'common']);
  const groups = useSettingGroups(lang, languages);
  return (
    <SettingsGroups
      groups={groups.map(({ id, title = t('settings:groups.general'), rows }) => ({
        id,
        title,
        settings: rows,
      }))}
      labels={{ failed: t('common:errors.query'), retry: t('common:actions.retry') }}
      onChoiceChange={chooseWith(onLanguageChange)}
      onSwitchChange={turn}
    />
  );
}

/** The settings of this device, in a sheet. */
export function Settings({ lang, languages, onLanguageChange }: SettingsProps) {
  const groups = useSettingGroups(lang, languages);
  return (
    <Stack gap="lg">
      {groups.map(({ id, title, rows }) => (
        <Stack key={id} gap="sm">
          {title !== undefined && (
            <Heading level={3} size="section">
              {title}
            </Heading>
          )}
          <SettingsPanel
            settings={rows}
            onChoiceChange={chooseWith(onLanguageChange)}
            onSwitchChange={turn}
          />
        </Stack>
      ))}
    </Stack>
  );
}

const chooseWith = (speak: SettingsProps['onLanguageChange']) => (id: string, value: string) => {
  if (id === 'language') speak(value);
  else change(id, id === 'is12h' ? value === '12' : Number(value));
};

function turn(id: string, isOn: boolean): void {
  if (id === 'leftSectionDisplayState' || id === 'rightSectionDisplayState')
    foldColumns({ [id]: isOn ? 0 : 1 });
  else if (booleans.has(id)) change(id, isOn);
  else change(id, isOn === putAway.has(id) ? 0 : 1);
}

/** Applies a row's value if its setting allows it; the value comes from the DOM. */
function change(id: string, value: unknown): void {
  if (!isSetting(id)) return;
  const parsed = v.safeParse(settingSchemas[id], value);
  // Cast: TypeScript widens a computed key; the value was validated by the schema of the same key.
  if (parsed.success) changeSettings({ [id]: parsed.output } as Partial<StoredSettings>);
}

function isSetting(id: string): id is keyof StoredSettings {
  return Object.hasOwn(settingSchemas, id);
}
