import { EmptyState, Link, Table, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { countText } from '../shared/money.ts';
import { serverNow } from '../shared/serverClock.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { FailedCard } from './FailedCard.tsx';
import { useWaiting } from './useWaiting.ts';
import { waitingPages } from './waitingPages.ts';

const columns = [
  { id: 'kind', header: t('waiting.kind') },
  { id: 'count', header: t('waiting.count'), numeric: true, align: 'end' },
  { id: 'oldest', header: t('waiting.oldest'), numeric: true, align: 'end' },
] as const;

/** Number of skeleton rows while the tasks are counted. */
const LOADING_ROWS = 5;

/** Tasks that wait for an operator, with the time that the oldest one has waited. */
export function WaitingCard() {
  const query = useWaiting();
  if (query.isLoadingError) return <FailedCard title={t('waiting.title')} query={query} />;
  return (
    <TitledCard title={t('waiting.title')} pad="none">
      <Table
        label={t('waiting.title')}
        columns={columns}
        loadingRows={query.data === undefined ? LOADING_ROWS : 0}
        rows={(query.data?.waiting ?? []).map(({ kind, count, oldestAt }) => ({
          id: kind,
          cells: {
            kind: <Link href={waitingPages[kind]}>{t(`waiting.${kind}`)}</Link>,
            count:
              count === null ? (
                <Text size="label" tone="danger">
                  {t('waiting.unread')}
                </Text>
              ) : (
                <Text weight={count > 0 ? 'strong' : 'regular'}>{countText(count)}</Text>
              ),
            oldest: oldestAt === null ? '' : ageText(serverNow() - oldestAt, 'narrow'),
          },
        }))}
        empty={<EmptyState title={t('waiting.none')} />}
      />
    </TitledCard>
  );
}
