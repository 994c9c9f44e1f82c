import { useQuery } from '@tanstack/react-query';
import type { FeedHealth } from '@touchline/contract/operators';
import { Badge, Inline, Link, Paragraph, Skeleton, Stack, Table } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { countText } from '../shared/money.ts';
import { toList } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { FailedCard } from './FailedCard.tsx';

/** Interval at which the feed's health is read again, ms. */
const READ_EVERY = 15_000;

/** Health of the feed: sources, and state, age and matches of each producer. */
export function FeedCard() {
  const query = useQuery({ ...read('/ops/dashboard/feed'), refetchInterval: READ_EVERY });
  if (query.isLoadingError) return <FailedCard title={t('feed.title')} query={query} />;
  return (
    <TitledCard title={t('feed.title')} pad="none">
      {query.data === undefined ? <Skeleton shape="block" /> : <Health health={query.data} />}
    </TitledCard>
  );
}

const columns = [
  { id: 'name', header: t('feed.producer') },
  { id: 'state', header: t('feed.state'), numeric: true },
  { id: 'age', header: t('feed.age'), numeric: true, align: 'end' },
] as const;

function Health({ health: { isCurrent, isLeading, sources, producers } }: { readonly health: FeedHealth }) {
  return (
    <>
      <Table
        label={t('feed.title')}
        columns={columns}
        rows={producers.map(({ name, isUp, aliveAt, matches }) => ({
          id: name,
          cells: {
            name: (
              <Link href={toList('matches', { section: name })}>
                {t('feed.matches', { name: t(`feed.${name}`), count: matches, shown: countText(matches) })}
              </Link>
            ),
            state: <Badge tone={isUp ? 'success' : 'danger'}>{isUp ? t('feed.up') : t('feed.down')}</Badge>,
            age: aliveAt === null ? '' : ageText(serverNow() - aliveAt),
          },
        }))}
      />
      <Stack gap="xs" pad="lg">
        <Inline gap="sm" wrap="wrap">
          {isCurrent ? null : <Badge tone="danger">{t('feed.behind')}</Badge>}
          <Paragraph size="label" tone="muted">
            {isLeading ? t('feed.leads') : t('feed.follows')}
          </Paragraph>
        </Inline>
        <Paragraph size="label" tone="muted">
          {t('feed.sources', { names: sources.join(', ') })}
        </Paragraph>
      </Stack>
    </>
  );
}
