import { Field, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../platform/lazy/lazy.tsx';

/** Choice of the time zone; its list of all zones and the search are loaded with it. */
export const LazyZoneField = lazyView(() => import('./ZoneField.tsx'), ZonePlaceholder);

function ZonePlaceholder() {
  const { t } = useTranslation('settings');
  return (
    <Field label={t('timeZone.label')}>
      <Skeleton shape="control" />
    </Field>
  );
}
