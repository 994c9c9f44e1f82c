import { ButtonLink, EmptyState, ErrorPage } from '@touchline/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type titles from '../../platform/i18n/locales/en/titles.json';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { isOffered } from '../../platform/links/offered.ts';

type Title = keyof typeof titles.of;

/**
 * Creates the screen of a page that this site doesn't offer.
 * @param title name of the page
 * @param inOffice whether the account layout shows the title instead
 */
export function unavailableScreen(title: Title, inOffice?: true): ComponentType {
  return inOffice ? () => <InOffice title={title} /> : () => <WholePage title={title} />;
}

function InOffice({ title }: { readonly title: Title }) {
  const { t } = useTranslation('titles');
  usePageTitle(t(`of.${title}`));
  return (
    <EmptyState
      icon="not-here"
      title={t('unavailable.title')}
      detail={t('unavailable.text')}
      action={<WayHome />}
    />
  );
}

function WholePage({ title }: { readonly title: Title }) {
  const { t } = useTranslation(['titles', 'common']);
  const paths = usePaths();
  const { results } = useEventPaths();
  usePageTitle(t(`titles:of.${title}`));
  const ways = [
    { icon: 'live', label: t('common:nav.live'), href: paths.section('live') },
    { icon: 'trophy', label: t('common:nav.sports'), href: paths.section('line') },
    { icon: 'checklist', label: t('common:nav.results'), href: results() },
  ] as const;
  return (
    <ErrorPage
      icon="not-here"
      title={t(`titles:of.${title}`)}
      detail={`${t('titles:unavailable.title')}. ${t('titles:unavailable.text')}`}
      actions={<WayHome />}
      ways={{ label: t('titles:unavailable.ways'), items: ways.filter(({ href }) => isOffered(href)) }}
    />
  );
}

function WayHome() {
  const { t } = useTranslation('common');
  return (
    <ButtonLink tone="strong" href={usePaths().home}>
      {t('actions.toHome')}
    </ButtonLink>
  );
}
