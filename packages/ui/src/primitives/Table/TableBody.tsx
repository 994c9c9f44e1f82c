import { classes } from '../../theme/classes.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableProps, TableRow } from './Table.tsx';
import { as } from './roles.ts';
import * as css from './Table.css.ts';

type TableBodyProps = Pick<
  TableProps,
  'columns' | 'rows' | 'footer' | 'stickyFirst' | 'loadingRows' | 'empty'
>;

/** Rows of a `Table`, skeleton rows and totals. Renders a `tbody` and a `tfoot`. */
export function TableBody({ columns, rows, footer, stickyFirst, loadingRows = 0, empty }: TableBodyProps) {
  const waiting = Array.from({ length: loadingRows }, (_, index) => ({
    id: `waiting-${index}`,
    cells: Object.fromEntries(columns.map(({ id }) => [id, <Skeleton key={id} width="half" />])),
  }));
  const line = (row: TableRow, look?: string, named = true) => (
    <Row key={row.id} row={row} columns={columns} stickyFirst={stickyFirst} look={look} named={named} />
  );
  return (
    <>
      <tbody {...as.rowgroup} className={css.group}>
        {rows.map((row) => line(row))}
        {waiting.map((row) => line(row, undefined, false))}
        {rows.length + loadingRows === 0 && empty !== undefined && (
          <tr {...as.row} className={css.row}>
            <td {...as.cell} colSpan={columns.length} className={css.empty}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
      {footer && (
        <tfoot {...as.rowgroup} className={css.group}>
          {line(footer, css.sum)}
        </tfoot>
      )}
    </>
  );
}

interface RowProps extends Pick<TableProps, 'columns' | 'stickyFirst'> {
  row: TableRow;
  look: string | undefined;
  /** Whether the first cell is the header of the row. */
  named: boolean;
}

function Row({ row, columns, stickyFirst, look, named }: RowProps) {
  return (
    <tr {...as.row} className={css.row}>
      {columns.map((column, index) => {
        const names = classes(
          css.cell,
          css.aligns[column.align ?? 'start'],
          column.numeric && css.numeric,
          look,
        );
        const content = row.cells[column.id];
        return index === 0 && named ? (
          <th
            key={column.id}
            {...as.rowheader}
            scope="row"
            translate={column.numeric ? 'no' : undefined}
            className={classes(names, css.first, stickyFirst && css.sticky)}
          >
            {content}
          </th>
        ) : (
          <td
            key={column.id}
            {...as.cell}
            translate={column.numeric ? 'no' : undefined}
            data-column={column.header}
            className={names}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}
