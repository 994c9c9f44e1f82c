import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Table, type TableProps } from '../../../primitives/Table/Table.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { ListStateProps, ListWords } from '../ListCard/ListCard.tsx';
import * as css from './HistoryTable.css.ts';

export interface HistoryTableProps
  extends
    RootProps<HTMLElement>,
    ListStateProps,
    Pick<TableProps, 'label' | 'columns' | 'rows' | 'sort' | 'onSortChange'> {
  /** Sums of all rows of the days chosen, not only of this page. */
  totals?: TableProps['footer'];
  /** Words for an empty and a failed history. */
  words: ListWords;
  /** Icon of an empty history. @default 'history' */
  icon?: IconName | undefined;
  /** The way on from an empty history. */
  emptyAction?: ReactNode;
  /** Tools above the rows: `HistoryActions`. */
  tools?: ReactNode;
  /** Pages below the rows: `Pagination`. */
  pages?: ReactNode;
}

/** Bets, games, payments or sessions of some days: a table where there is room, else a card of names and values for each row. Renders a `section`. */
export function HistoryTable({
  label,
  columns,
  rows,
  sort,
  onSortChange,
  totals,
  words,
  icon = 'history',
  emptyAction,
  tools,
  pages,
  status = 'ready',
  onRetry,
  ...rest
}: HistoryTableProps) {
  const nothing = status === 'ready' && rows.length === 0;
  return (
    <Card {...rest} pad="none">
      {tools && <div className={css.tools}>{tools}</div>}
      {status === 'failed' ? (
        <ErrorState
          title={words.failed ?? words.empty}
          detail={words.failedDetail}
          retryLabel={words.retry}
          onRetry={onRetry}
        />
      ) : nothing ? (
        <EmptyState icon={icon} title={words.empty} detail={words.emptyDetail} action={emptyAction} />
      ) : (
        <Table
          label={label}
          columns={columns}
          rows={status === 'loading' ? [] : rows}
          footer={status === 'loading' ? undefined : totals}
          sort={sort}
          onSortChange={onSortChange}
          loadingRows={status === 'loading' ? 5 : 0}
          narrow="cards"
        />
      )}
      {status === 'ready' && pages && <div className={css.pages}>{pages}</div>}
    </Card>
  );
}
