import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';

export interface TableColumn {
  id: string;
  header: string;
  /** Where cells stand. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Figures: tabular, never broken. @default false */
  numeric?: boolean | undefined;
}

export interface TableRow {
  id: string;
  /** Cells by column; the first column names the row. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps extends RootProps<HTMLDivElement> {
  /** What the table shows. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** Figures in rows and columns. Renders a `div`, which scrolls a wide table sideways, with a `table`. */
export function Table({ label, columns, rows, ...rest }: TableProps) {
  const look = (column: TableColumn) =>
    classes(css.aligns[column.align ?? 'start'], column.numeric && css.numeric);
  return (
    // A box that scrolls must be within reach of the keyboard.
    <div tabIndex={0} role="group" aria-label={label} {...rest} className={css.scroll}>
      <table className={css.root}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classes(css.head, look(column))}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={classes(css.cell, look(column))}>
                    {row.cells[column.id]}
                  </th>
                ) : (
                  <td key={column.id} className={classes(css.cell, look(column))}>
                    {row.cells[column.id]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
