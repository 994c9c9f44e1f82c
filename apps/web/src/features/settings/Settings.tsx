import { Heading, SettingsGroups, SettingsPanel, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { settingSchemas, type KeptSettings } from './settings.schema.ts';
import { changeSettings, foldColumns } from './settings.store.ts';
import { useSettingGroups } from './useSettingRows.ts';

interface SettingsProps {
  /** Address segment of the language in use. */
  readonly lang: string;
  /** Address segments of those that can be chosen. */
  readonly languages: readonly string[];
  /** The language is a part of the address, so whoever knows the address changes it. */
  readonly onLanguageChange: (lang: string) => void;
}

/** Kept as `true` or `false`; the other switches are kept as 1 or 0. */
const booleans: ReadonlySet<string> = new Set([
  'visuallyImpairedMode',
  'isAccumulatorOfTheDay',
  'isLiveAccumulatorOfTheDay',
  'isGroupByCountry',
]);

/** Kept as what is put away, and shown as what is in sight. */
const putAway: ReadonlySet<string> = new Set(['zoneState']);

/** The settings of this device, as a page of the account shows them. */
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
      words={{ failed: t('common:errors.query'), retry: t('common:actions.retry') }}
      onChoiceChange={chooseWith(onLanguageChange)}
      onSwitchChange={turn}
    />
  );
}

/** The settings of this device, for a sheet. */
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

/** What a row gives is text of the page: only a value that its setting allows is taken. */
function change(id: string, value: unknown): void {
  if (!isSetting(id)) return;
  const parsed = v.safeParse(settingSchemas[id], value);
  // The cast: a computed key loses its name, and the schema under that name has judged the value.
  if (parsed.success) changeSettings({ [id]: parsed.output } as Partial<KeptSettings>);
}

function isSetting(id: string): id is keyof KeptSettings {
  return id in settingSchemas;
}
