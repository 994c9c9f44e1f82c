import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { RouteRow } from '../routes/row.ts';
import { rowAt } from '../routes/table.ts';
import { isSparing, type Connection } from './sparing.ts';
import { whenIdle } from './whenIdle.ts';

/** As many screens as one page brings ahead. */
const MOST = 4;

const brought = new Set<string>();

/** Brings the code of the screens that links in sight lead to, in an idle moment. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // The cast: not in the platform's types; absent in browsers that don't tell.
    const { connection = {} } = navigator as { connection?: Connection };
    if (isSparing(connection)) return;
    return whenIdle(prefetch);
  }, [pathname]);
}

function prefetch(): void {
  const rows = new Set<RouteRow>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const { top, bottom } = link.getBoundingClientRect();
    const row = bottom > 0 && top < innerHeight ? rowAt(link.pathname) : undefined;
    if (row && !brought.has(row.id)) rows.add(row);
  }
  for (const row of [...rows].slice(0, MOST)) {
    brought.add(row.id);
    // Who comes to the screen asks again, and hears of the failure then.
    row.load?.().catch(() => brought.delete(row.id));
  }
}
