import { useQuery } from '@tanstack/react-query';
import { EmptyState, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DayField } from '../shared/DayField.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { countText } from '../shared/money.ts';
import { serverNow } from '../shared/serverClock.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import type { PartProps } from './part.ts';

const columns = [
  { id: 'event', header: t('analytics.event') },
  { id: 'detail', header: t('analytics.eventDetail') },
  { id: 'count', header: t('analytics.count'), numeric: true, align: 'end' },
] as const;

/** Returns the server's day in UTC, `2026-03-14`. */
const today = (): string => new Date(serverNow()).toISOString().slice(0, '2026-03-14'.length);

/** Analytics events of the site, counted by day. */
export function AnalyticsPart({ site }: PartProps) {
  const [day, setDay] = useState(today);
  const query = useQuery({
    ...read('/ops/sites/{siteId}/analytics', { path: { siteId: site.id }, query: { day } }),
    enabled: day !== '',
  });
  return (
    <TitledCard title={t('part.analytics')}>
      <Stack gap="lg">
        <DayField
          label={t('analytics.day')}
          hint={t('analytics.dayHint')}
          value={day}
          onValueChange={setDay}
        />
        {day === '' ? null : (
          <Loaded query={query}>
            {({ counts }) => (
              <Table
                label={t('part.analytics')}
                narrow="cards"
                columns={columns}
                rows={counts.map(({ event, detail, count }) => ({
                  id: `${event} ${detail}`,
                  cells: { event, detail, count: countText(count) },
                }))}
                empty={<EmptyState icon="statistics" title={t('analytics.none')} />}
              />
            )}
          </Loaded>
        )}
      </Stack>
    </TitledCard>
  );
}
