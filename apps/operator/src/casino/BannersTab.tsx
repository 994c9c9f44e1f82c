import type { OperatorBanner } from '@touchline/contract/operators';
import { Badge, Button, EmptyState, Stack } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { serverNow } from '../shared/serverClock.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { BannerForm } from './BannerForm.tsx';
import { CasinoHead } from './CasinoHead.tsx';

interface Banners {
  readonly banners: readonly OperatorBanner[];
  readonly sites: readonly { readonly id: string }[];
}

const columns = [
  { id: 'title', header: t('casino.column.title') },
  { id: 'kind', header: t('casino.column.kind') },
  { id: 'site', header: t('casino.column.site') },
  { id: 'path', header: t('casino.column.path') },
  { id: 'from', header: t('casino.from'), numeric: true },
  { id: 'until', header: t('casino.until'), numeric: true },
  { id: 'position', header: t('casino.column.position'), numeric: true, align: 'end' },
  { id: 'state', header: t('casino.column.state') },
  { id: 'action', header: t('casino.column.action') },
] as const;

/** Banners of the lobby, with their periods. */
export function BannersTab() {
  const asked = useCall<Banners>('/ops/casino/banners');
  const [edited, setEdited] = useState<OperatorBanner>();
  return (
    <Stack gap="md">
      <CasinoHead tab="banners" asked={asked} />
      <Loaded asked={asked}>
        {({ banners, sites }) => (
          <Stack gap="md">
            <TableCard
              title={t('casino.tab.banners')}
              columns={columns}
              rows={banners.map((banner) => ({
                id: banner.id,
                cells: {
                  title: titleOf(banner),
                  kind: t(`bannerKind.${banner.kind}`),
                  site: banner.siteId ?? t('casino.allSites'),
                  path: banner.path,
                  from: shownTime(banner.from),
                  until: banner.until === null ? '–' : shownTime(banner.until),
                  position: String(banner.position),
                  state: <BannerState banner={banner} />,
                  action: (
                    <Button size="sm" onClick={() => setEdited(banner)}>
                      {t('casino.edit')}
                    </Button>
                  ),
                },
              }))}
              empty={<EmptyState icon="casino" title={t('casino.noBanners')} />}
            />
            <BannerForm
              key={edited?.id ?? 'new'}
              banner={edited}
              sites={sites.map(({ id }) => id)}
              saved={() => {
                setEdited(undefined);
                asked.reload();
              }}
              cancel={() => setEdited(undefined)}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

const titleOf = ({ texts }: OperatorBanner): string =>
  texts['en']?.title ?? Object.values(texts)[0]?.title ?? '';

function BannerState({ banner: { isHidden, from, until } }: { readonly banner: OperatorBanner }) {
  if (isHidden) return <Badge tone="neutral">{t('shownState.hidden')}</Badge>;
  if (from > serverNow()) return <Badge tone="pending">{t('bannerState.planned')}</Badge>;
  return until !== null && until <= serverNow() ? (
    <Badge tone="neutral">{t('bannerState.over')}</Badge>
  ) : (
    <Badge tone="success">{t('shownState.active')}</Badge>
  );
}
