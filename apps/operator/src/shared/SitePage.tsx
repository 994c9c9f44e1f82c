import { useQuery } from '@tanstack/react-query';
import { ButtonLink, ChipLink, ChipRow, EmptyState, Stack, TabLinks, type IconName } from '@touchline/ui';
import { Fragment, type ReactNode } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from './Loaded.tsx';
import { PageHead } from './PageHead.tsx';
import { to } from './route.ts';

interface SitePageProps {
  /** First segment of the addresses. */
  readonly section: string;
  /** Icon where there is no site. */
  readonly icon: IconName;
  readonly title: string;
  /** Site that is shown; the first one if absent. */
  readonly siteId: string | undefined;
  /** Tabs; `segment` follows the site in the address. @default none */
  readonly tabs?: readonly { readonly segment?: string; readonly label: string; readonly current: boolean }[];
  /** Link to the form of a new entry; `segment` follows the site in the address. None if absent. */
  readonly create?: { readonly segment: string; readonly label: string } | undefined;
  /** Returns the open tab's content. */
  readonly children: (siteId: string) => ReactNode;
}

/** Page of bonuses, tournaments or free rounds: the choice of a site, where there are several, tabs, and the open tab of that site. */
export function SitePage({ section, icon, title, siteId, tabs, create, children }: SitePageProps) {
  const query = useQuery(read('/ops/bonuses'));
  return (
    <Loaded query={query}>
      {({ sites }) => {
        const site = sites.find(({ id }) => id === siteId) ?? sites[0];
        if (!site) return <EmptyState icon={icon} title={t('sites.none')} />;
        return (
          <Stack gap="md">
            <PageHead
              title={title}
              actions={
                create && (
                  <ButtonLink href={to(section, site.id, create.segment)} tone="strong">
                    {create.label}
                  </ButtonLink>
                )
              }
            />
            {sites.length > 1 ? (
              <ChipRow label={t('offers.site')}>
                {sites.map(({ id, name }) => (
                  <ChipLink key={id} href={to(section, id)} selected={id === site.id}>
                    {name}
                  </ChipLink>
                ))}
              </ChipRow>
            ) : null}
            {tabs ? (
              <TabLinks
                label={title}
                tone="surface"
                items={tabs.map(({ segment, label, current }) => ({
                  href: segment === undefined ? to(section, site.id) : to(section, site.id, segment),
                  label,
                  current,
                }))}
              />
            ) : null}
            <Fragment key={site.id}>{children(site.id)}</Fragment>
          </Stack>
        );
      }}
    </Loaded>
  );
}
