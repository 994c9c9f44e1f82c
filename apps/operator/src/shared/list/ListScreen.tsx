import { Card, EmptyState, Stack, Table, type IconName } from '@touchline/ui';
import { useEffect, type ReactNode } from 'react';
import { usePages, type PageQuery } from '../../api/reads.ts';
import { t } from '../../messages/messages.ts';
import { Loaded } from '../Loaded.tsx';
import { countText, moneyText } from '../money.ts';
import { OlderButton } from '../OlderButton.tsx';
import { PageHead } from '../PageHead.tsx';
import { BulkActs, type BulkAct } from './BulkActs.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListTools } from './ListTools.tsx';
import type { FilterValues, ListColumn, ListFilter } from './listTypes.ts';
import { isNextPageDue } from './listState.ts';
import { useRowKeys } from './rowKeys.ts';
import { sortRows, sumsOf } from './rows.ts';
import { useListState } from './useListState.ts';
import { useChosen } from './useChosen.tsx';

export interface ListScreenProps<Page, Row> {
  /** Name of the list: its saved views and its files have it. */
  readonly name: string;
  /** Name of the table, and the page's heading unless `head` replaces it. */
  readonly title: string;
  readonly detail?: ReactNode;
  /** Actions of the page. */
  readonly actions?: ReactNode;
  /** Head instead of the title, for a tab of a page that has its own; null for none. */
  readonly head?: ReactNode;
  /** @default none */
  readonly filters?: readonly ListFilter[];
  /** Returns the list for the values of the filters. */
  readonly read: (values: FilterValues) => PageQuery<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Columns; the first one names the row, with the link to its page. */
  readonly columns: readonly ListColumn<Row>[];
  /** Shown without rows: an icon, and why there are none. */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly detail?: string };
  /** Acts on several rows. @default none */
  readonly acts?: readonly BulkAct<Row>[];
  /** Interval at which the rows are read again while the window is visible, ms. @default never */
  readonly readEvery?: number | undefined;
  /** Content between the filters and the table, for example a form for a row. */
  readonly children?: ReactNode;
}

const NONE: readonly never[] = [];

/**
 * List of the console: filters, sort, columns, sums and pages, all of them in the address, so that a link shows what a
 * colleague sees; arrow keys for its rows; saved views, a file of all rows, and acts on several rows.
 */
export function ListScreen<Page, Row>(props: ListScreenProps<Page, Row>) {
  const { name, title, detail, actions, head, filters = NONE, read, rowsOf, idOf, columns, empty } = props;
  const { acts = NONE, readEvery, children } = props;
  const { state, change, address } = useListState(filters, columns);
  const query = read(state.filters);
  const pages = usePages(query, readEvery);
  const { data, hasNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const loaded = data?.pages.length ?? 0;
  const isDue = isNextPageDue(state.pages, { ...pages, loaded });
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);

  const all = data?.pages.flatMap(rowsOf) ?? NONE;
  const rows = sortRows(all, state.sort, columns);
  const shown = columns.filter(({ id }) => state.columns.includes(id));
  const chosen = useChosen(rows, idOf, acts.length > 0);
  const list = useRowKeys();

  return (
    <Stack gap="md" ref={list}>
      {head === undefined ? <PageHead title={title} detail={detail} actions={actions} /> : head}
      <ListFilters
        filters={filters}
        values={state.filters}
        onChange={(values) => change({ filters: values })}
      >
        <ListTools
          name={name}
          address={address}
          columns={columns}
          shown={state.columns}
          onShownChange={(ids) => change({ columns: ids })}
          query={query}
          rowsOf={rowsOf}
          pages={pages}
        />
      </ListFilters>
      {children}
      <BulkActs acts={acts} rows={chosen.rows} onDone={chosen.clear} />
      <Loaded query={pages}>
        {() => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={title}
                narrow="cards"
                columns={[
                  ...chosen.columns,
                  ...shown.map(({ id, header, align, numeric, sortBy }) => ({
                    id,
                    header,
                    align,
                    numeric,
                    sortable: sortBy !== undefined,
                  })),
                ]}
                rows={rows.map((row) => ({
                  id: idOf(row),
                  cells: {
                    ...chosen.cellsOf(row),
                    ...Object.fromEntries(shown.map(({ id, cell }) => [id, cell(row)])),
                  },
                }))}
                footer={footerOf(rows, shown, hasNextPage)}
                sort={state.sort}
                onSortChange={(sort) => change({ sort })}
                empty={<EmptyState {...empty} announced />}
              />
            </Card>
            <OlderButton
              query={pages}
              load={() => (isFetchNextPageError ? void fetchNextPage() : change({ pages: loaded + 1 }))}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

/** Row of sums: says how many rows it sums, and whether there are more. None without a column that has sums. */
function footerOf<Row>(rows: readonly Row[], shown: readonly ListColumn<Row>[], hasMore: boolean) {
  const [first] = shown;
  if (!first || rows.length === 0 || !shown.some(({ sum }) => sum)) return undefined;
  const sums = shown.map(({ id, sum }) => [
    id,
    sum
      ? sumsOf(rows, sum)
          .map(({ amount, iso }) => moneyText(amount, iso))
          .join(' · ')
      : '',
  ]);
  if (sums.every(([, text]) => text === '')) return undefined;
  const count = { count: rows.length, shown: countText(rows.length) };
  return {
    id: 'sums',
    cells: { ...Object.fromEntries(sums), [first.id]: t(hasMore ? 'list.sumOfLoaded' : 'list.sum', count) },
  };
}
