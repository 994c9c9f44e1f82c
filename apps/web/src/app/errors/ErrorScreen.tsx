import { ButtonLink, ErrorPage } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

/** The page at `/500`, for errors before a page could be shown. */
export function Component() {
  const { t } = useTranslation('common');
  usePageTitle(t('errors.failed'));
  return (
    <ErrorPage
      code="500"
      title={t('errors.failed')}
      detail={t('errors.failedText')}
      actions={
        <ButtonLink tone="strong" href={usePaths().home}>
          {t('actions.toHome')}
        </ButtonLink>
      }
    />
  );
}
