import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notFoundRow } from '../routes/error.routes.ts';
import type { RouteRow } from '../routes/row.ts';
import { loadLazyRows, rowAt } from '../routes/table.ts';
import { isSparing, type Connection } from './sparing.ts';
import { session } from '../../features/session/session.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { loadBundles } from '../../platform/i18n/i18n.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { whenIdle } from '../../platform/page/whenIdle.ts';

/** Maximum number of screens to prefetch per page, besides those for players only. */
const MOST = 2;

const brought = new Set<string>();

/** Key of the location of a page load. */
const FIRST = 'default';

/**
 * Prefetches the code of screens that visible links lead to, when the page is idle; for players with its translations,
 * which visitors would load in vain more often. A visitor's first page brings nothing but what it shows.
 */
export function usePrefetch(): void {
  const { pathname, key } = useLocation();
  const { status } = useSession();
  const lang = useLang();
  useEffect(() => {
    // Cast: not in the platform's types; missing in some browsers.
    const { connection = {} } = navigator as { connection?: Connection };
    if (isSparing(connection) || (key === FIRST && status !== 'player')) return;
    return whenIdle(() => prefetch(lang));
  }, [pathname, key, status, lang]);
}

/** Reads which links are visible from an observer: their positions, read here, would force a layout of the page. */
function prefetch(lang: string): void {
  const observer = new IntersectionObserver((links) => {
    observer.disconnect();
    const paths = links.flatMap(({ isIntersecting, target }) =>
      isIntersecting && target instanceof HTMLAnchorElement ? [target.pathname] : [],
    );
    void prefetchScreens(paths, lang);
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
}

/**
 * Prefetches the screens that paths lead to.
 * @param paths one for each visible link: the screen with most links comes first, such as the match in a list
 */
async function prefetchScreens(paths: readonly string[], lang: string): Promise<void> {
  const isPlayer = session.status === 'player';
  // The rest of the table has the pages for players.
  if (isPlayer && paths.some((path) => rowAt(path) === notFoundRow))
    await loadLazyRows().catch(() => undefined);
  const links = new Map<RouteRow, number>();
  for (const path of paths) {
    const row = rowAt(path);
    if (row && row !== notFoundRow && !brought.has(row.id)) links.set(row, (links.get(row) ?? 0) + 1);
  }
  const rows = [...links].toSorted(([, one], [, other]) => other - one).map(([row]) => row);
  const forAnyone = rows.filter(({ meta }) => meta.who !== 'player').slice(0, MOST);
  const forPlayers = isPlayer ? rows.filter(({ meta }) => meta.who === 'player') : [];
  // The guards of such pages are loaded like the pages.
  if (forPlayers.length > 0) void import('../guards/lazyGuards.ts').catch(() => undefined);
  for (const { id, meta, load } of [...forAnyone, ...forPlayers]) {
    brought.add(id);
    // Opening the screen loads it again and reports a failure.
    Promise.all([load?.(), isPlayer && loadBundles(lang, meta.namespaces)]).catch(() => brought.delete(id));
  }
}
