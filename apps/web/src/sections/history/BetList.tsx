import { useInfiniteQuery } from '@tanstack/react-query';
import {
  BetHistoryCard,
  BetHistoryCardSkeleton,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  Stack,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { historyQuery, type HistoryFilter } from '../../features/coupon/coupon.api.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';
import { dayNumber } from '../../platform/format/time.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { byDay } from './days.ts';
import { whileUndecided } from './undecided.ts';
import { useBetRow } from './useBetRow.ts';

/** The bets of a filter by day, page by page, or why there are none. */
export function BetList({ filter }: { readonly filter: HistoryFilter }) {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const apiWords = useApiWords();
  const format = useFormat();
  const betRow = useBetRow();
  const { timeZone, is12h } = useSnapshot(settings);
  const query = useInfiniteQuery({
    ...historyQuery(filter),
    refetchInterval: ({ state }) => whileUndecided(state.data?.pages.flatMap(({ coupons }) => coupons)),
  });

  if (query.isPending) return <BetHistoryCardSkeleton />;
  if (!query.data) {
    return (
      <Card pad="none">
        <ErrorState
          title={t('failed.list')}
          detail={apiWords(query.error)}
          retryLabel={common('actions.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    );
  }
  const coupons = query.data.pages.flatMap((page) => page.coupons);
  if (coupons.length === 0) return <NoBets filter={filter} />;

  // Only the time zone decides which day it is.
  const view = { tag: '', timeZone, is12h };
  return (
    <Stack gap="md">
      {byDay(coupons, ({ placedAt }) => dayNumber(placedAt, view)).map(
        ({ day, items: [first, ...others] }) => (
          <BetHistoryCard
            key={day}
            header={
              <Heading level={2} size="label">
                {first && format.day(first.placedAt)}
              </Heading>
            }
            bets={(first ? [first, ...others] : []).map(betRow)}
          />
        ),
      )}
      {query.isFetchNextPageError && (
        <Notice tone="danger" announced>
          {apiWords(query.error)}
        </Notice>
      )}
      {query.hasNextPage && (
        <Button width="full" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}

function NoBets({ filter }: { readonly filter: HistoryFilter }) {
  const { t } = useTranslation('history');
  const paths = usePaths();
  return (
    <Card pad="none">
      <EmptyState
        icon="history"
        title={t(`empty.${filter}`)}
        action={<ButtonLink href={paths.section('live')}>{t('empty.toLive')}</ButtonLink>}
      />
    </Card>
  );
}
