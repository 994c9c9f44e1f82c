/** A page of rows, newest first; `next` is null on the last one. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Number of rows after which no further page is requested. */
const ENOUGH = 5000;

/**
 * Requests pages one after another until there are 5,000 rows, and returns the rows, newest first.
 * @param pageBefore requests the page before a row; the first one without
 */
export async function allRows<Row>(
  pageBefore: (before: string | undefined) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  let before: string | undefined;
  do {
    const { rows, next } = await pageBefore(before);
    all.push(...rows);
    before = next ?? undefined;
  } while (before !== undefined && all.length < ENOUGH);
  return all;
}
