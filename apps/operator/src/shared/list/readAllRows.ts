import type { PageQuery } from '../../api/reads.ts';

/** Most rows of one file. */
const MAX_ROWS = 10_000;

/**
 * Reads all pages of a list, one after the other.
 * @returns the rows, and false if there are more than a file may have
 * @throws {CallError}
 */
export async function readAllRows<Page, Row>(
  { readPage, next }: PageQuery<Page>,
  rowsOf: (page: Page) => readonly Row[],
): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean }> {
  const rows: Row[] = [];
  let place: string | number | undefined;
  do {
    const page = await readPage(place, new AbortController().signal);
    rows.push(...rowsOf(page));
    place = next(page);
  } while (place !== undefined && rows.length < MAX_ROWS);
  return { rows: rows.slice(0, MAX_ROWS), isWhole: place === undefined && rows.length <= MAX_ROWS };
}
