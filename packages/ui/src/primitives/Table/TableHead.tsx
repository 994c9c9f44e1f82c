import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { TableColumn, TableProps, TableSort } from './Table.tsx';
import { as } from './roles.ts';
import * as css from './Table.css.ts';

type TableHeadProps = Pick<TableProps, 'columns' | 'sort' | 'onSortChange' | 'stickyFirst'>;

/** Column headers of a `Table`, as sort buttons where sortable. Renders a `thead`. */
export function TableHead({ columns, sort, onSortChange, stickyFirst }: TableHeadProps) {
  return (
    <thead {...as.rowgroup} className={css.group}>
      <tr {...as.row} className={css.headRow}>
        {columns.map((column, index) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              {...as.columnheader}
              scope="col"
              aria-sort={column.sortable ? (direction ?? 'none') : undefined}
              className={classes(
                css.head,
                css.aligns[column.align ?? 'start'],
                stickyFirst && index === 0 && css.stickyHead,
              )}
            >
              {column.sortable ? (
                <button
                  type="button"
                  onClick={() => onSortChange?.(nextSort(column, direction))}
                  className={css.sort}
                >
                  {column.header}
                  <Icon
                    name={direction === undefined ? 'sort' : direction === 'ascending' ? 'up' : 'down'}
                    size="xs"
                  />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Numeric columns sort descending first, text columns ascending. */
function nextSort(
  { id, numeric = false }: TableColumn,
  direction: TableSort['direction'] | undefined,
): TableSort {
  const first = numeric ? 'descending' : 'ascending';
  const second = numeric ? 'ascending' : 'descending';
  return { column: id, direction: direction === first ? second : first };
}
