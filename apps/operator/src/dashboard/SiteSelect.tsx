import { useQuery } from '@tanstack/react-query';
import { Select } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { useSite } from './useMoneyFigures.ts';

/** Choice of the site whose money is shown; all sites at first. */
export function SiteSelect() {
  const [site, choose] = useSite();
  const query = useQuery({ ...read('/ops/sites'), enabled: may('sites') });
  if (!may('sites')) return null;
  const sites = query.data?.sites ?? [];
  const known = sites.some(({ id }) => id === site) || site === '' ? [] : [{ value: site, label: site }];
  return (
    <Select
      aria-label={t('dashboard.site')}
      options={[
        { value: '', label: t('dashboard.allSites') },
        ...sites.map(({ id, companyName }) => ({ value: id, label: `${companyName} (${id})` })),
        ...known,
      ]}
      value={site}
      onValueChange={choose}
    />
  );
}
