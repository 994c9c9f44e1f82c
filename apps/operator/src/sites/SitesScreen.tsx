import type { Site } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { readWhole } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { StateBadges, statesOf } from './StateBadges.tsx';

const stateText = (site: Site): string =>
  statesOf(site)
    .map(({ text }) => text)
    .join(', ');

const columns: readonly ListColumn<Site>[] = [
  {
    id: 'site',
    header: t('sites.column.site'),
    cell: ({ id, companyName }) => <Link href={to('sites', id)}>{`${companyName} (${id})`}</Link>,
    text: ({ id, companyName }) => `${companyName} (${id})`,
    sortBy: ({ companyName }) => companyName,
  },
  { id: 'hosts', header: t('sites.column.hosts'), cell: ({ hosts }) => hosts.join(', ') },
  {
    id: 'state',
    header: t('sites.column.state'),
    cell: (site) => <StateBadges site={site} />,
    text: stateText,
    sortBy: stateText,
  },
  {
    id: 'version',
    header: t('sites.column.version'),
    numeric: true,
    cell: ({ version }) => String(version),
    sortBy: ({ version }) => version,
  },
  {
    id: 'brand',
    header: t('sites.column.brand'),
    cell: ({ brand }) => brand,
    sortBy: ({ brand }) => brand,
    isExtra: true,
  },
  {
    id: 'languages',
    header: t('sites.column.languages'),
    cell: ({ languages }) => languages.join(', '),
    isExtra: true,
  },
  {
    id: 'terms',
    header: t('sites.column.terms'),
    numeric: true,
    cell: ({ state }) => String(state.terms),
    sortBy: ({ state }) => state.terms,
    isExtra: true,
  },
];

/** All sites with their current state. */
export function SitesScreen() {
  return (
    <ListScreen
      name="sites"
      title={t('sites.title')}
      read={() => readWhole('/ops/sites')}
      rowsOf={({ sites }) => sites}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'world', title: t('sites.none') }}
    />
  );
}
