import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { RouteRow } from '../routes/row.ts';
import { rowAt } from '../routes/table.ts';
import { isSparing, type Connection } from './sparing.ts';
import { whenIdle } from './whenIdle.ts';

/** Maximum number of screens to prefetch per page. */
const MOST = 4;

const brought = new Set<string>();

/** Prefetches the code of screens that visible links lead to, when the page is idle. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // Cast: not in the platform's types; missing in some browsers.
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
    // Opening the screen loads it again and reports a failure.
    row.load?.().catch(() => brought.delete(row.id));
  }
}
