import type { Pages } from '@touchline/contract/pages';
import type { RouteRow } from './row.ts';

/**
 * Adds to each row its entry in the list of pages that app and server share.
 * @throws for a row whose path isn't in the list: the server would answer its address with 404
 */
export function withPages(pages: Pages, rows: readonly RouteRow[]): readonly RouteRow[] {
  return rows.map((row) => {
    const page = pages[row.path];
    if (!page)
      throw new Error(`The route ${row.id} has no page "${row.path}" in packages/contract/src/pages.`);
    return { ...row, page };
  });
}
