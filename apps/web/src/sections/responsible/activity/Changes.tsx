import { Button, Card, ErrorState, Heading, Stack, Table } from '@touchline/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limitName, limitText } from '../../../features/limits/limitTexts.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { deedOf, limitChangesQuery, type LimitChange } from './changes.api.ts';

const PLACES = 3;

/** History of the player's limits: when, which, from what to what, and by whom. */
export default function Changes() {
  const { t } = useTranslation('responsible');
  const row = useRow();
  const query = useInfiniteQuery(limitChangesQuery);
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <Stack>
      <Heading level={2} size="section">
        {t('changes.title')}
      </Heading>
      {query.isError && !query.data ? (
        <ErrorState
          title={t('changes.failed')}
          retryLabel={t('retry')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Card>
          <Table
            label={t('changes.title')}
            narrow="cards"
            columns={(['at', 'limit', 'from', 'to', 'deed', 'by'] as const).map((id) => ({
              id,
              header: t(`changes.${id}`),
            }))}
            rows={changes.map(row)}
            loadingRows={query.isPending ? PLACES : 0}
            empty={t('changes.none')}
          />
        </Card>
      )}
      {query.hasNextPage && (
        <Button width="full" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('changes.more')}
        </Button>
      )}
    </Stack>
  );
}

function useRow() {
  const { t } = useTranslation('responsible');
  const { t: words } = useTranslation('limits');
  const format = useFormat();
  return (change: LimitChange) => {
    const { measure, replaced } = change;
    return {
      id: change.id,
      cells: {
        at: `${format.day(change.changedAt)} · ${format.time(change.changedAt)}`,
        limit: limitName(words, change.limitType),
        from: replaced ? limitText(words, { ...replaced, measure }, format.money) : '—',
        to: limitText(words, change, format.money),
        deed: t(`changes.deeds.${deedOf(change)}`),
        by: t(`changes.who.${change.changedBy}`),
      },
    };
  };
}
