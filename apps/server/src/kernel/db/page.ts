/** A page of rows. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/**
 * Cuts a page from rows that were read with one more than its size.
 * @param cursorOf returns the cursor of the rows after a row, such as its id
 */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  cursorOf: (row: Row) => bigint | string,
): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? String(cursorOf(last)) : null };
}
