import { Combobox, Field, type ComboboxOption } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { serverNow } from '../../platform/clock/clock.ts';
import { useDeviceZone } from '../../platform/clock/deviceZone.ts';
import { formatZone, placeOf } from '../../platform/format/zone.ts';
import { changeSettings, settings } from './settings.store.ts';
import { zoneOptions } from './zoneOptions.ts';

/** Choice of the time zone: the device's, or one by name. */
export default function ZoneField() {
  const { t, i18n } = useTranslation('settings');
  const { timeZone } = useSnapshot(settings);
  const device = useDeviceZone();
  const now = Math.floor(serverNow() / 1000);
  const options = useMemo(() => zoneOptions(i18n.language, Math.floor(serverNow() / 1000)), [i18n.language]);
  const isListed = timeZone === 'device' || options.some(({ value }) => value === timeZone);
  // An offset that was chosen before zones had names.
  const chosen: ComboboxOption[] = isListed
    ? []
    : [{ value: String(timeZone), label: placeOf(timeZone) ?? formatZone(timeZone, now) }];
  return (
    <Field
      label={t('timeZone.label')}
      hint={timeZone === 'device' ? undefined : t('timeZone.hint', { zone: formatZone(device, now) })}
    >
      <Combobox
        label={t('timeZone.label')}
        value={String(timeZone)}
        options={[
          { value: 'device', label: t('timeZone.device'), hint: formatZone(device, now) },
          ...chosen,
          ...options,
        ]}
        labels={{
          search: t('timeZone.search'),
          empty: t('timeZone.empty'),
          found: (count) => t('timeZone.found', { count }),
        }}
        onValueChange={(value) => {
          if (value !== String(timeZone)) changeSettings({ timeZone: value });
        }}
      />
    </Field>
  );
}
