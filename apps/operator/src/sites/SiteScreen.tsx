import { useQuery } from '@tanstack/react-query';
import { Link, Notice, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { PartLinks } from './PartLinks.tsx';
import { sitePartNames, siteParts } from './siteParts.ts';
import { StateBadges } from './StateBadges.tsx';

/** One site: tabs for its parts, one form at a time. */
export function SiteScreen({ id, part }: { readonly id: string; readonly part: string | undefined }) {
  const query = useQuery(read('/ops/sites/{siteId}', { path: { siteId: id } }));
  const name = sitePartNames.find((one) => one === part) ?? 'flags';
  const Part = siteParts[name];
  return (
    <Stack gap="md">
      <Link href={to('sites')} tone="muted">
        {t('site.back')}
      </Link>
      <Loaded query={query}>
        {(site) => (
          <Stack gap="md">
            <PageHead
              title={site.companyName}
              badges={<StateBadges site={site} />}
              detail={[site.hosts.join(', '), t('sites.version', { version: site.version })].join(' · ')}
            />
            {site.faults.map((fault) => (
              <Notice key={fault} tone="warning">
                {fault}
              </Notice>
            ))}
            <PartLinks siteId={id} current={name} />
            <Part key={name} site={site} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
