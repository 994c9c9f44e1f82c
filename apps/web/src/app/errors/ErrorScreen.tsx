import { ButtonLink, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

/** The page at `/500`: something failed before there was a page to fail on. */
export function Component() {
  const { t } = useTranslation('common');
  usePageTitle(t('errors.failed'));
  return (
    <EmptyState
      icon="alert"
      announced
      title={t('errors.failed')}
      detail={t('errors.failedText')}
      action={<ButtonLink href={usePaths().home}>{t('actions.toHome')}</ButtonLink>}
    />
  );
}
