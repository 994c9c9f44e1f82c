import { NavigationProgress } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Progress bar at the top of the window during a navigation. */
export function Progress() {
  const { t } = useTranslation('common');
  return <NavigationProgress label={t('nav.loading')} active={useNavigation().state !== 'idle'} />;
}
