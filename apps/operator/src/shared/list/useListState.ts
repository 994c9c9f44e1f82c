import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readListState, writeListState, type ListChange } from './listState.ts';
import type { ListFilter, ListState } from './listTypes.ts';

type Columns = Parameters<typeof readListState>[1]['columns'];

export interface ListAddress {
  readonly state: ListState;
  /** Changes the state in the address; "back" undoes it, except for loaded pages. */
  readonly change: (change: ListChange) => void;
  /** Address of the list without a query, and its query. */
  readonly address: { readonly path: string; readonly query: string };
}

/** The state of a list, stored in the address. */
export function useListState(filters: readonly ListFilter[], columns: Columns): ListAddress {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const list = useMemo(() => ({ filters, columns }), [filters, columns]);
  const change = useCallback(
    (next: ListChange) =>
      setParams((before) => writeListState(before, next, list), { replace: next.pages !== undefined }),
    [setParams, list],
  );
  return {
    state: readListState(params, list),
    change,
    address: { path: pathname, query: params.toString() },
  };
}
