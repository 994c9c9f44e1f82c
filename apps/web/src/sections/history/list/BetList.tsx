import { useInfiniteQuery } from '@tanstack/react-query';
import { BetCardSkeleton, Button, Notice, Paragraph, Skeleton, Stack } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { betsOf, historyQuery, type HistoryQuestion } from '../../../features/bets/bets.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { Failed } from '../Failed.tsx';
import { hasCountdown, whileUndecided } from '../rules/undecided.ts';
import { useServerSeconds } from '../text/time.ts';
import { ClearedNote } from './ClearedNote.tsx';
import { EmptyBets, type EmptyBetsProps } from './EmptyBets.tsx';
import { rowId } from './useBetRow.ts';

/** Lazy: requested together with the bets. */
const BetDays = lazyView(() => import('./BetDays.tsx'), BetListSkeleton);
void BetDays.preload();
const BetsResult = lazyView(() => import('./BetsResult.tsx'));

interface BetListProps extends EmptyBetsProps {
  readonly question: HistoryQuestion;
}

/**
 * Requested bets page by page, their totals once all are loaded, or the reason why there are none. Give it a key per
 * request.
 */
export function BetList({ question, ...empty }: BetListProps) {
  const { t } = useTranslation('history');
  const errorMessage = useErrorMessage();
  const query = useInfiniteQuery({
    ...historyQuery(question),
    refetchInterval: ({ state }) => whileUndecided(betsOf(state.data)),
  });
  const bets = betsOf(query.data);
  const now = useServerSeconds(bets.some(hasCountdown));
  const [goOnAt, setGoOnAt] = useState<string>();
  useEffect(() => {
    if (goOnAt !== undefined) document.getElementById(rowId(goOnAt))?.focus({ preventScroll: true });
  }, [goOnAt]);
  // Moves the focus to the first new bet: the button has moved down, or is gone.
  const showMore = async () => {
    const { data } = await query.fetchNextPage();
    setGoOnAt(betsOf(data)[bets.length]?.id);
  };

  if (query.isPending) return <BetListSkeleton />;
  if (!query.data) {
    return <Failed title={t('failed.list')} query={query} />;
  }
  const clearedAt = question.state === 'open' ? undefined : query.data.pages[0]?.clearedAt;
  const cleared = clearedAt !== undefined && <ClearedNote at={clearedAt} />;
  if (bets.length === 0) {
    return (
      <Stack gap="md">
        <EmptyBets {...empty} />
        {cleared}
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <BetDays bets={bets} now={now} />
      {query.isFetchNextPageError && (
        <Notice tone="danger" announced>
          {errorMessage(query.error)}
        </Notice>
      )}
      {query.hasNextPage ? (
        <Button width="full" busy={query.isFetchingNextPage} onClick={() => void showMore()}>
          {t('more')}
        </Button>
      ) : (
        <>
          <Paragraph size="label" tone="muted">
            {t('shown', { count: bets.length })}
          </Paragraph>
          <BetsResult bets={bets} />
          {cleared}
        </>
      )}
    </Stack>
  );
}

/** Placeholder of the bets of one day while they load. */
function BetListSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton width="quarter" />
      <BetCardSkeleton />
      <BetCardSkeleton />
      <BetCardSkeleton />
    </Stack>
  );
}
