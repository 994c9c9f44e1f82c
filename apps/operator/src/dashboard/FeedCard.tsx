import type { FeedHealth } from '@touchline/contract/operators';
import { Badge, Inline, Link, Paragraph, Skeleton, Stack, Table } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { countText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall } from '../shared/useCall.ts';
import { useEvery } from '../shared/useEvery.ts';
import { FailedCard } from './FailedCard.tsx';

const INTERVAL = 15_000;

/** Health of the feed: sources, and state, age and matches of each producer. */
export function FeedCard() {
  const asked = useCall<FeedHealth>('/ops/dashboard/feed');
  useEvery(INTERVAL, asked.reload);
  if (asked.answer === undefined && asked.problem !== undefined) {
    return <FailedCard title={t('feed.title')} asked={asked} />;
  }
  return (
    <TitledCard title={t('feed.title')} pad="none">
      {asked.answer === undefined ? <Skeleton shape="block" /> : <Health health={asked.answer} />}
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
              <Link href={to('matches', name)}>
                {t('feed.matches', { name: t(`feed.${name}`), count: countText(matches) })}
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
