import { ButtonLink, ErrorPage } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

/** Not-found page of this section. */
export function NotFound() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  usePageTitle(t('errors.notFound'));
  return (
    <ErrorPage
      code="404"
      title={t('errors.notFound')}
      detail={t('errors.notFoundText')}
      actions={
        <ButtonLink tone="strong" href={paths.section('live')}>
          {t('nav.live')}
        </ButtonLink>
      }
    />
  );
}
