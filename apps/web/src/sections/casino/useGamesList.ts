import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { gamesQuery, loadedGames, type GamesFilter } from '../../features/catalogue/catalogue.api.ts';
import { useReader } from '../../widgets/games/useReader.ts';
import { site } from '../../platform/site/site.ts';
import { filterOf, viewIn, withView, type GamesView } from './filterAddress.ts';

/**
 * A list of games that is narrowed by the address.
 * @param base filter of the page: its category or provider
 * @param text searched text, once it rests
 */
export function useGamesList(base: GamesFilter, text = '') {
  const [query, setQuery] = useSearchParams();
  const reader = useReader();
  const iso = reader.iso ?? site().currency;
  const view = viewIn(query);
  const list = useInfiniteQuery(gamesQuery(reader, filterOf(view, base, text)));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const games = useMemo(() => loadedGames(data), [data]);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const first = data?.pages[0];
  return {
    list,
    view,
    iso,
    games,
    first,
    /** Loads the next page; undefined if there is none, or while it loads. */
    more: hasNextPage && !isFetchingNextPage ? more : undefined,
    change(part: Partial<GamesView>) {
      setQuery(withView(query, part), { replace: true, preventScrollReset: true });
    },
  };
}

export type GamesList = ReturnType<typeof useGamesList>;
