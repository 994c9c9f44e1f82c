import { Heading } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

export function Component() {
  const { t } = useTranslation('common');
  return <Heading level={1}>{t('nav.history')}</Heading>;
}
