import type { PageQuery } from '../../api/reads.ts';

/** Most rows of one file. */
const MAX_ROWS = 10_000;

/**
 * Reads all pages of a list, one after the other.
 * @param most bound of the rows; those of a file without it
 * @returns the rows, and false if there are more than the bound
 * @throws {CallError}
 */
export async function readAllRows<Page, Row>(
  { readPage, next }: PageQuery<Page>,
  rowsOf: (page: Page) => readonly Row[],
  most = MAX_ROWS,
): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean }> {
  const rows: Row[] = [];
  let place: string | number | undefined;
  do {
    const page = await readPage(place, new AbortController().signal);
    rows.push(...rowsOf(page));
    place = next(page);
  } while (place !== undefined && rows.length < most);
  return { rows: rows.slice(0, most), isWhole: place === undefined && rows.length <= most };
}
