import { Select } from '@touchline/ui';
import { ownSites } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { siteText } from '../staff/siteText.ts';
import { useSite } from './useMoneyFigures.ts';

/** Choice of the site whose money is shown; all of the operator's at first. None where there is a single one. */
export function SiteSelect() {
  const [site, choose] = useSite();
  const sites = ownSites('payments');
  if (sites.length < 2) return null;
  const known = sites.some(({ id }) => id === site) || site === '' ? [] : [{ value: site, label: site }];
  return (
    <Select
      aria-label={t('dashboard.site')}
      options={[
        { value: '', label: t('dashboard.allSites') },
        ...sites.map(({ id }) => ({ value: id, label: siteText(id) })),
        ...known,
      ]}
      value={site}
      onValueChange={choose}
    />
  );
}
