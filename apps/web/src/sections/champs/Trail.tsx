import { Breadcrumbs, type Crumb } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** The way to a page of a championship or a team. */
export function Trail({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('betting');
  return <Breadcrumbs label={t('path')} crumbs={crumbs} />;
}
