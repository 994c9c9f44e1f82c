import { ButtonLink, ErrorPage } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { isOffered } from '../../platform/links/offered.ts';

/** The page for unknown addresses, with links to home and to the most visited pages. */
export function Component() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  usePageTitle(t('errors.notFound'));
  const ways = [
    { icon: 'live', label: t('nav.live'), href: paths.section('live') },
    { icon: 'trophy', label: t('nav.sports'), href: paths.section('line') },
    { icon: 'history', label: t('nav.history'), href: paths.history },
  ] as const;
  return (
    <ErrorPage
      code="404"
      title={t('errors.notFound')}
      detail={t('errors.notFoundText')}
      actions={
        <ButtonLink tone="strong" href={paths.home}>
          {t('actions.toHome')}
        </ButtonLink>
      }
      ways={{ label: t('errors.ways'), items: ways.filter(({ href }) => isOffered(href)) }}
    />
  );
}
