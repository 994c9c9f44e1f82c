/**
 * Works on all rows in ascending order of their ids, page by page, so that rows that stay due don't hold up those after
 * the first page.
 * @param load returns the next rows with an id above `after`, at most a page; none at the end
 */
export async function eachByPages<Row>(
  load: (after: bigint) => Promise<readonly Row[]>,
  idOf: (row: Row) => bigint,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  let after = 0n;
  for (;;) {
    const rows = await load(after);
    for (const row of rows) await work(row);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = idOf(last);
  }
}
