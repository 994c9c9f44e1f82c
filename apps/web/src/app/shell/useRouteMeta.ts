import { useMatches } from 'react-router';
import { rowAt } from '../routes/table.ts';
import type { RouteMeta } from '../routes/row.ts';

const plain: RouteMeta = { section: 'errors', layout: 'empty', who: 'anyone', namespaces: [] };

/** Returns the route metadata of the current screen and its row's id. */
export function useRouteMeta(): { readonly id: string; readonly meta: RouteMeta } {
  const match = useMatches().at(-1);
  const row = match && rowAt(match.pathname);
  return { id: row?.id ?? '', meta: row?.meta ?? plain };
}
