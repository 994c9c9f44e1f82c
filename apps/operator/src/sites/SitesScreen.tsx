import { Badge, EmptyState, Heading, Inline, Link, Stack, Table } from '@touchline/ui';
import type { Site } from '@touchline/contract/operators';
import { to } from '../shared/route.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { useCall } from '../shared/useCall.ts';
import { t, messageOf } from '../messages/messages.ts';
import { phaseOf } from './phase.ts';

const columns = (['site', 'hosts', 'state', 'version'] as const).map((id) => ({
  id,
  header: t(`sites.column.${id}`),
}));

/** All sites with their current state. */
export function SitesScreen() {
  const asked = useCall<{ readonly sites: readonly Site[] }>('/ops/sites');
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('sites.title')}</Heading>
      <Loaded asked={asked}>
        {({ sites }) => (
          <Table
            label={t('sites.title')}
            narrow="cards"
            columns={columns}
            rows={sites.map((site) => ({
              id: site.id,
              cells: {
                site: <Link href={to('sites', site.id)}>{`${site.companyName} (${site.id})`}</Link>,
                hosts: site.hosts.join(', '),
                state: <StateBadges site={site} />,
                version: site.version,
              },
            }))}
            empty={<EmptyState title={t('sites.none')} />}
          />
        )}
      </Loaded>
    </Stack>
  );
}

/** Badges for the unusual states of a site. */
export function StateBadges({ site: { state, faults } }: { readonly site: Site }) {
  const { block } = state;
  const phase = phaseOf(state.maintenance);
  return (
    <Inline wrap="wrap">
      {block === null ? null : (
        <Badge tone="danger">{`${t('sites.isClosed')} (${messageOf('reason', block)})`}</Badge>
      )}
      {faults.length === 0 ? null : <Badge tone="warning">{t('sites.hasFaults')}</Badge>}
      {phase === 'now' ? <Badge tone="warning">{t('sites.inMaintenance')}</Badge> : null}
      {phase === 'planned' ? <Badge tone="info">{t('sites.planned')}</Badge> : null}
      {block === null && phase !== 'now' ? <Badge tone="success">{t('sites.isOpen')}</Badge> : null}
    </Inline>
  );
}
