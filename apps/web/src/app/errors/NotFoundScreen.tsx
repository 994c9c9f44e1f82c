import { ButtonLink, ErrorPage } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

/** The address leads nowhere. */
export function Component() {
  const { t } = useTranslation('common');
  usePageTitle(t('errors.notFound'));
  return (
    <ErrorPage
      code="404"
      title={t('errors.notFound')}
      detail={t('errors.notFoundText')}
      actions={<ButtonLink href={usePaths().home}>{t('actions.toHome')}</ButtonLink>}
    />
  );
}
