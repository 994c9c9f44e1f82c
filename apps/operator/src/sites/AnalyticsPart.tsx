import type { EventCount } from '@touchline/contract/operators';
import { EmptyState, Field, Input, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { countText } from '../shared/money.ts';
import { serverNow } from '../shared/serverClock.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall } from '../shared/useCall.ts';
import type { PartProps } from './partProps.ts';
import { isDay } from './times.ts';

const columns = [
  { id: 'event', header: t('analytics.event') },
  { id: 'detail', header: t('analytics.eventDetail') },
  { id: 'count', header: t('analytics.count'), numeric: true, align: 'end' },
] as const;

/** Analytics events of the site, counted by day. */
export function AnalyticsPart({ site }: Pick<PartProps, 'site'>) {
  const [day, setDay] = useState(() => new Date(serverNow()).toISOString().slice(0, 10));
  const asked = useCall<{ readonly counts: readonly EventCount[] }>(
    isDay(day) ? `${within('/ops/sites', site.id)}/analytics?day=${day}` : undefined,
  );
  return (
    <TitledCard title={t('part.analytics')}>
      <Stack gap="lg">
        <Field
          label={t('analytics.day')}
          hint={t('analytics.dayHint')}
          error={isDay(day) ? undefined : t('analytics.dayWrong')}
        >
          <Input value={day} onValueChange={setDay} maxLength={10} />
        </Field>
        {isDay(day) ? (
          <Loaded asked={asked}>
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
        ) : null}
      </Stack>
    </TitledCard>
  );
}
