import { NavigationProgress } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** A line at the top of the window while a page is on its way. */
export function Progress() {
  const { t } = useTranslation('common');
  return <NavigationProgress label={t('nav.loading')} active={useNavigation().state !== 'idle'} />;
}
