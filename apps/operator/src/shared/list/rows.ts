import { addAmounts } from '../money.ts';
import type { ListColumn, ListSort, Money } from './listTypes.ts';

/** Returns rows in the order of a sort; without one as the server has sent them. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: ListSort | undefined,
  columns: readonly ListColumn<Row>[],
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** Sums the amounts of a column exactly, one sum for each currency. */
export function sumsOf<Row>(rows: readonly Row[], sum: (row: Row) => Money | undefined): readonly Money[] {
  const sums = new Map<string, string>();
  for (const row of rows) {
    const money = sum(row);
    if (money) sums.set(money.iso, addAmounts(sums.get(money.iso) ?? '0', money.amount));
  }
  return [...sums].map(([iso, amount]) => ({ iso, amount }));
}

/** Lines of the exported file: the headers of the columns, then a line for each row. */
export function linesOf<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[]): readonly string[][] {
  return [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => textIn(column, row))),
  ];
}

function textIn<Row>({ text, cell }: ListColumn<Row>, row: Row): string {
  if (text) return text(row);
  const content = cell(row);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}
