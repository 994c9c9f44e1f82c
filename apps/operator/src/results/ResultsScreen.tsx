import type { ResultEvent } from '@touchline/contract/operators';
import { Badge, Card, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';

interface Page {
  readonly events: readonly ResultEvent[];
  readonly next: string | null;
}

const columns = (['market', 'kind', 'at', 'state', 'reason'] as const).map((id) => ({
  id,
  header: t(`results.column.${id}`),
  numeric: id === 'at' || id === 'state',
}));

/** Results, cancellations and lifts that operators published, newest first. */
export function ResultsScreen() {
  const asked = useCall<Page>('/ops/results');
  return (
    <Stack gap="md">
      <PageHead title={t('nav.results')} detail={t('results.detail')} />
      <Loaded asked={asked}>
        {({ events, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('nav.results')}
                narrow="cards"
                columns={columns}
                rows={events.map(({ id, kind, marketId, reason, at, appliedAt }) => ({
                  id,
                  cells: {
                    market: <Link href={to('matches', matchOf(marketId), marketId)}>{marketId}</Link>,
                    kind: t(`results.kind.${kind}`),
                    at: shortTime(at),
                    state:
                      appliedAt === null ? (
                        <Badge tone="pending">{t('results.applying')}</Badge>
                      ) : (
                        <Badge tone="success">{t('results.applied')}</Badge>
                      ),
                    reason,
                  },
                }))}
                empty={
                  <EmptyState icon="whistle" title={t('results.none')} detail={t('results.noneDetail')} />
                }
              />
            </Card>
            <OlderButton<Page>
              path={next === null ? undefined : `/ops/results?before=${next}`}
              loaded={(more) => asked.put({ events: [...events, ...more.events], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

/** Returns the id of a market's match. */
const matchOf = (marketId: string): string => marketId.split('.')[0] ?? '';
