import { Breadcrumbs, type Crumb } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Breadcrumbs of a championship or team. */
export function PageBreadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('betting');
  return <Breadcrumbs label={t('path')} crumbs={crumbs} />;
}
