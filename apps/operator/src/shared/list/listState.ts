import type { FilterValues, ListFilter, ListSort, ListState } from './listTypes.ts';

/** Most pages that an address may open at once. */
const MAX_PAGES = 50;

/** Names in the address that aren't filters. */
const SORT = 'sort';
const COLUMNS = 'columns';
const PAGES = 'pages';

interface Described {
  readonly filters: readonly ListFilter[];
  readonly columns: readonly Column[];
}

interface Column {
  readonly id: string;
  readonly isExtra?: boolean;
  readonly isButtons?: boolean;
  readonly sortBy?: unknown;
}

/** Returns the value of a filter that isn't in the address. */
const defaultOf = (filter: ListFilter): string =>
  filter.kind === 'chips' ? (filter.options[0]?.value ?? '') : '';

/** Reads the state of a list from the address. Values that the list doesn't know count as not given. */
export function readListState(params: URLSearchParams, { filters, columns }: Described): ListState {
  return {
    filters: Object.fromEntries(filters.map((filter) => [filter.id, valueIn(params, filter)])),
    sort: sortIn(params, columns),
    columns: shownIn(params, columns),
    pages: Math.min(MAX_PAGES, Math.max(1, Math.trunc(Number(params.get(PAGES) ?? 1)) || 1)),
  };
}

function valueIn(params: URLSearchParams, filter: ListFilter): string {
  const value = params.get(filter.id);
  if (value === null) return defaultOf(filter);
  const isKnown = 'options' in filter ? filter.options.some((option) => option.value === value) : true;
  return isKnown ? value : defaultOf(filter);
}

function sortIn(params: URLSearchParams, columns: Described['columns']): ListSort | undefined {
  const text = params.get(SORT) ?? '';
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  const isSortable = columns.some(({ id, sortBy }) => id === column && sortBy !== undefined);
  return isSortable ? { column, direction: isDescending ? 'descending' : 'ascending' } : undefined;
}

function shownIn(params: URLSearchParams, columns: Described['columns']): readonly string[] {
  const chosen = params.get(COLUMNS)?.split(',');
  const isUsual = ({ isExtra = false }: Column): boolean => !isExtra;
  const isChosen = chosen?.some((id) => columns.some((column) => column.id === id)) === true;
  const isShown = (column: Column): boolean =>
    isChosen ? column.isButtons === true || chosen.includes(column.id) : isUsual(column);
  return columns.filter(isShown).map(({ id }) => id);
}

/** Changes of a list's state. Other filters, another sort or columns keep what isn't named. */
export type ListChange = Partial<Omit<ListState, 'filters'>> & { readonly filters?: Partial<FilterValues> };

/** Writes changes into the address. What is as it is at first isn't written; a changed filter begins at the first page. */
export function writeListState(
  params: URLSearchParams,
  change: ListChange,
  { filters, columns }: Described,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, isDefault: boolean): void =>
    isDefault ? next.delete(name) : next.set(name, value);
  for (const filter of filters) {
    const value = change.filters?.[filter.id];
    if (value !== undefined) put(filter.id, value, value === defaultOf(filter));
  }
  if ('sort' in change) {
    const { sort } = change;
    put(SORT, `${sort?.direction === 'descending' ? '-' : ''}${sort?.column ?? ''}`, sort === undefined);
  }
  if (change.columns) {
    const usual = columns.filter(({ isExtra = false }) => !isExtra).map(({ id }) => id);
    put(COLUMNS, change.columns.join(','), change.columns.join(',') === usual.join(','));
  }
  if (change.filters) next.delete(PAGES);
  if (change.pages !== undefined) put(PAGES, String(change.pages), change.pages === 1);
  return next;
}

interface Loading {
  /** Number of loaded pages. */
  readonly loaded: number;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
}

/**
 * Returns whether the next page is to be loaded by itself, for an address with several pages. After a failure the
 * operator decides, so that a server in trouble isn't asked again and again.
 */
export function isNextPageDue(pages: number, { loaded, ...query }: Loading): boolean {
  return (
    loaded > 0 && loaded < pages && query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
  );
}
