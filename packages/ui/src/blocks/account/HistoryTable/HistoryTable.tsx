import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Table, type TableProps } from '../../../primitives/Table/Table.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { ListStateProps, ListLabels } from '../ListCard/ListCard.tsx';
import * as css from './HistoryTable.css.ts';

export interface HistoryTableProps
  extends
    RootProps<HTMLElement>,
    ListStateProps,
    Pick<TableProps, 'label' | 'columns' | 'rows' | 'sort' | 'onSortChange'> {
  /** Totals over all rows of the selected period, not only of this page. */
  totals?: TableProps['footer'];
  /** Labels of the empty and error states. */
  labels: ListLabels;
  /**
   * Icon of the empty state.
   * @default 'history'
   */
  icon?: IconName | undefined;
  /** Action of the empty state. */
  emptyAction?: ReactNode;
  /** Tools above the rows: `HistoryActions`. */
  tools?: ReactNode;
  /** Pagination below the rows: `Pagination`. */
  pages?: ReactNode;
}

/**
 * Bets, games, payments or sessions of a period: a table where the width allows, otherwise a card of labelled values
 * for each row. Renders a `section`.
 */
export function HistoryTable({
  label,
  columns,
  rows,
  sort,
  onSortChange,
  totals,
  labels,
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
          title={labels.failed ?? labels.empty}
          detail={labels.failedDetail}
          retryLabel={labels.retry}
          onRetry={onRetry}
        />
      ) : nothing ? (
        <EmptyState icon={icon} title={labels.empty} detail={labels.emptyDetail} action={emptyAction} />
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
