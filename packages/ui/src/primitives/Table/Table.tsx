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
  /** Where cells stand. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Figures: tabular, never broken. @default false */
  numeric?: boolean | undefined;
  /** The player may sort by it. @default false */
  sortable?: boolean | undefined;
}

export interface TableRow {
  id: string;
  /** Cells by column; the first column names the row. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableSort {
  /** By which column. */
  readonly column: string;
  /** From the least, or from the most. */
  readonly direction: 'ascending' | 'descending';
}

export const tableNarrows = ['scroll', 'cards'] as const;
export type TableNarrow = (typeof tableNarrows)[number];

export interface TableProps extends RootProps<HTMLDivElement> {
  /** What the table shows. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Sums below the rows. */
  footer?: TableRow | undefined;
  /** How the rows stand; who holds them sorts them. */
  sort?: TableSort | undefined;
  /** The player wants another order. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The first column stays in sight while a wide table scrolls. @default false */
  stickyFirst?: boolean | undefined;
  /** In a narrow place: scrolls sideways, or every row as a card of names and values. @default 'scroll' */
  narrow?: TableNarrow | undefined;
  /** Rows on their way: how many places to keep. @default 0 */
  loadingRows?: number | undefined;
  /** What stands in place of rows when there are none. */
  empty?: ReactNode;
}

/**
 * Figures in rows and columns. Renders a `div`, which scrolls a wide table sideways, with a `table`; `aria-sort` on the
 * column that the rows stand by, `aria-busy` while rows are on their way.
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
    // A box that scrolls must be within reach of the keyboard.
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
