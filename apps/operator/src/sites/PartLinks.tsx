import { ChipLink, ChipRow, Stack, TabLinks } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';
import { siteGroups } from './siteGroups.ts';
import type { SitePart } from './siteParts.ts';

interface PartLinksProps {
  readonly siteId: string;
  readonly current: SitePart;
}

/** Links to the parts of a site: tabs for the groups, and chips for the parts of the current one. */
export function PartLinks({ siteId, current }: PartLinksProps) {
  const group = siteGroups.find(({ parts }) => parts.includes(current));
  return (
    <Stack gap="sm">
      <TabLinks
        label={t('site.groups')}
        tone="surface"
        items={siteGroups.map(({ label, parts }) => ({
          href: to('sites', siteId, parts[0] ?? current),
          label: t(label),
          current: parts.includes(current),
        }))}
      />
      <ChipRow label={t('site.parts')}>
        {group?.parts.map((one) => (
          <ChipLink key={one} href={to('sites', siteId, one)} selected={one === current}>
            {t(`part.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
    </Stack>
  );
}
