import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { as } from './roles.ts';
import * as css from './Table.css.ts';

export interface TableColumn {
  id: string;
  header: string;
  /**
   * Alignment of the cells.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Whether cells use tabular figures and don't wrap.
   * @default false
   */
  numeric?: boolean | undefined;
  /**
   * Whether the player can sort by the column.
   * @default false
   */
  sortable?: boolean | undefined;
}

export interface TableRow {
  id: string;
  /** Cells by column id; the first column is the header of the row. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  /** Sort direction. */
  readonly direction: 'ascending' | 'descending';
}

export const tableNarrows = ['scroll', 'cards'] as const;
export type TableNarrow = (typeof tableNarrows)[number];

export interface TableProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Row of totals below the rows. */
  footer?: TableRow | undefined;
  /** Current sort order. The table doesn't sort; the parent passes sorted rows. */
  sort?: TableSort | undefined;
  /** Called when the player selects another sort order. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /**
   * Whether the first column stays visible while a wide table scrolls.
   * @default false
   */
  stickyFirst?: boolean | undefined;
  /**
   * Layout in a narrow container: scroll sideways, or show every row as a card of names and values.
   * @default 'scroll'
   */
  narrow?: TableNarrow | undefined;
  /**
   * Number of skeleton rows to show while loading.
   * @default 0
   */
  loadingRows?: number | undefined;
  /** Content shown when there are no rows. */
  empty?: ReactNode;
}

/**
 * Data table. Renders a `div` that scrolls sideways with a `table`; `aria-sort` on the sorted column, `aria-busy`
 * while rows are loading.
 */
export function Table({
  label,
  columns,
  rows,
  footer,
  sort,
  onSortChange,
  stickyFirst = false,
  narrow = 'scroll',
  loadingRows = 0,
  empty,
  ...rest
}: TableProps) {
  return (
    // A scroll container must be focusable by keyboard.
    <div
      tabIndex={0}
      role="group"
      aria-label={label}
      aria-busy={loadingRows > 0 || undefined}
      {...rest}
      data-narrow={narrow}
      className={classes(css.scroll, narrow === 'cards' && css.container)}
    >
      <table {...as.table} className={css.root}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} sort={sort} onSortChange={onSortChange} stickyFirst={stickyFirst} />
        <TableBody
          columns={columns}
          rows={rows}
          footer={footer}
          stickyFirst={stickyFirst}
          loadingRows={loadingRows}
          empty={empty}
        />
      </table>
    </div>
  );
}
