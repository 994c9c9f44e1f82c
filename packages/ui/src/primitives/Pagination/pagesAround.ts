/** Page number, or `gap` for pages that are left out. */
export type PageEntry = number | 'gap';

/**
 * Returns the entries of a pagination: first, last and current page and its neighbours. The number of entries is the
 * same for every page, so that buttons don't shift.
 * @param page current page, starting at 1
 * @param count number of pages
 * @returns entries in order; a gap replaces two or more pages
 */
export function pagesAround(page: number, count: number): readonly PageEntry[] {
  const most = 7;
  if (count <= most) return numbers(1, count);
  if (page <= 4) return [...numbers(1, 5), 'gap', count];
  if (page >= count - 3) return [1, 'gap', ...numbers(count - 4, count)];
  return [1, 'gap', ...numbers(page - 1, page + 1), 'gap', count];
}

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
