import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { RouteRow } from '../routes/row.ts';
import { rowAt } from '../routes/table.ts';
import { isSparing, type Connection } from './sparing.ts';
import { whenIdle } from '../../platform/page/whenIdle.ts';

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

/** Reads which links are visible from an observer: their positions, read here, would force a layout of the page. */
function prefetch(): void {
  const observer = new IntersectionObserver((links) => {
    observer.disconnect();
    prefetchScreens(links.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
}

function prefetchScreens(links: readonly Element[]): void {
  const rows = new Set<RouteRow>();
  for (const link of links) {
    const row = link instanceof HTMLAnchorElement ? rowAt(link.pathname) : undefined;
    if (row && !brought.has(row.id)) rows.add(row);
  }
  for (const row of [...rows].slice(0, MOST)) {
    brought.add(row.id);
    // Opening the screen loads it again and reports a failure.
    row.load?.().catch(() => brought.delete(row.id));
  }
}
