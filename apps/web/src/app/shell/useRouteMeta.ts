import { useMatches } from 'react-router';
import { rowAt } from '../routes/table.ts';
import type { RouteMeta } from '../routes/row.ts';

const plain: RouteMeta = { section: 'errors', layout: 'empty', who: 'anyone', words: [] };

/** Meta of the screen that is shown, and the id of its row. */
export function useRouteMeta(): { readonly id: string; readonly meta: RouteMeta } {
  const match = useMatches().at(-1);
  const row = match && rowAt(match.pathname);
  return { id: row?.id ?? '', meta: row?.meta ?? plain };
}
