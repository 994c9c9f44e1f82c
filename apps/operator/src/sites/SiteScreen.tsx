import { ChipLink, ChipRow, Link, Notice, Stack } from '@touchline/ui';
import type { ComponentType } from 'react';
import { within } from '../api/api.ts';
import type { Site } from '@touchline/contract/operators';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { useCall } from '../shared/useCall.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { AnalyticsPart } from './AnalyticsPart.tsx';
import { BlockPart } from './BlockPart.tsx';
import { BrandPart } from './BrandPart.tsx';
import { FlagsPart } from './FlagsPart.tsx';
import { HomePart } from './HomePart.tsx';
import { CountriesPart, NotFoundPart, RedirectsPart, RoutesPart } from './linesParts.tsx';
import { LoyaltyPart } from './LoyaltyPart.tsx';
import { MaintenancePart } from './MaintenancePart.tsx';
import type { PartProps } from './partProps.ts';
import { SeoPart } from './SeoPart.tsx';
import { StateBadges } from './SitesScreen.tsx';
import { TermsPart } from './TermsPart.tsx';
import { VerificationPart } from './VerificationPart.tsx';

const parts = {
  flags: FlagsPart,
  maintenance: MaintenancePart,
  block: BlockPart,
  countryBlocks: CountriesPart,
  terms: TermsPart,
  verification: VerificationPart,
  loyalty: LoyaltyPart,
  homeParts: HomePart,
  routes: RoutesPart,
  notFound: NotFoundPart,
  redirects: RedirectsPart,
  brandPairs: BrandPart,
  seoPages: SeoPart,
  analytics: AnalyticsPart,
} as const satisfies Record<string, ComponentType<PartProps>>;

type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/** One site: tabs for its parts, one form at a time. */
export function SiteScreen({ id, part }: { readonly id: string; readonly part: string | undefined }) {
  const asked = useCall<Site>(within('/ops/sites', id));
  const name = names.find((one) => one === part) ?? 'flags';
  const Part = parts[name];
  return (
    <Stack gap="md">
      <Link href={to('sites')} tone="muted">
        {t('site.back')}
      </Link>
      <Loaded asked={asked}>
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
            <ChipRow label={t('site.parts')}>
              {names.map((one) => (
                <ChipLink key={one} href={to('sites', id, one)} selected={one === name}>
                  {t(`part.${one}` satisfies MessageKey)}
                </ChipLink>
              ))}
            </ChipRow>
            <Part key={name} site={site} put={asked.put} reload={asked.reload} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
