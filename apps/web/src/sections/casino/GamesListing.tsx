import { Button, EmptyState, ErrorState, GameGrid, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { isNarrowed, noFilters } from './filterAddress.ts';
import { GamesFilters } from './GamesFilters.tsx';
import type { GamesList } from './useGamesList.ts';
import { useTiles } from './useTiles.tsx';

/** Placeholders below a list whose next page loads. */
const COMING = 8;

export interface GamesListingProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly list: GamesList;
  /** Content when the list is empty although nothing narrows it. */
  readonly empty: ReactNode;
  /**
   * True on a provider's page.
   * @default false
   */
  readonly isOfProvider?: boolean;
  /**
   * True if the page has a button for the filters of phones itself.
   * @default false
   */
  readonly hasOwnButton?: boolean;
  /**
   * True while content above the list loads: placeholders are shown until both are there, so that nothing moves.
   * @default false
   */
  readonly isWaiting?: boolean;
}

/** Filters and games of a list, in each of its states. */
export function GamesListing({
  label,
  list: of,
  empty,
  isOfProvider = false,
  hasOwnButton = false,
  isWaiting = false,
}: GamesListingProps) {
  const { t } = useTranslation(['casino', 'common']);
  const errorMessage = useErrorMessage();
  const { tilesOf, labels, events, sheet } = useTiles();
  const { list, games, first, view, change, more } = of;
  if (isWaiting) return <GameGrid label={label} games={undefined} labels={labels} />;
  const failed = list.isError && games === undefined;
  const nothing = failed ? (
    <ErrorState
      title={t('failed')}
      detail={errorMessage(list.error)}
      retryLabel={t('common:actions.retry')}
      retrying={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  ) : isNarrowed(view) ? (
    <EmptyState
      icon="filters"
      title={t('filter.nothing')}
      action={<Button onClick={() => change(noFilters)}>{t('filter.reset')}</Button>}
    />
  ) : (
    empty
  );
  return (
    <Stack>
      <GamesFilters
        view={view}
        options={first?.options}
        total={first?.total}
        iso={of.iso}
        isOfProvider={isOfProvider}
        hasOwnButton={hasOwnButton}
        onChange={change}
      />
      <GameGrid
        label={label}
        games={failed ? [] : games && tilesOf(games)}
        labels={labels}
        level={2}
        empty={nothing}
        coming={list.isFetchingNextPage ? COMING : 0}
        onEndNear={more}
        {...events}
      />
      {list.isFetchNextPageError && (
        <Button width="full" onClick={() => void list.fetchNextPage()}>
          {t('common:actions.retry')}
        </Button>
      )}
      {sheet}
    </Stack>
  );
}
