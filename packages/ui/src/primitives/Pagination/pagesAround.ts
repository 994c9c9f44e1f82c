/** A page, or a place where pages are left out. */
export type PageEntry = number | 'gap';

/**
 * Which pages are named: the first, the last, the one in use and its neighbours. The number of entries does not change
 * from page to page, so that nothing jumps under a finger.
 * @param page the page in use, from 1
 * @param count how many pages there are
 * @returns pages in order; a gap stands for two or more
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
