/** Minimum time between automatic reloads of a page, ms. */
export const RELOAD_GUARD = 60_000;

/** Maximum wait for clearing caches before the reload, ms. */
const PATIENCE = 1000;

/**
 * Returns whether a page may reload itself: not within a minute after a reload. Uses the browser's navigation entry, so that
 * it works with blocked storage.
 * @param cameBy navigation type by which the page was loaded
 * @param age time since then, ms
 */
export function mayReload(cameBy: string | undefined, age: number): boolean {
  return cameBy !== 'reload' || age >= RELOAD_GUARD;
}

/**
 * Reloads the page, at most once a minute.
 * @param at path to open instead, if a navigation was pending
 * @returns false if it reloaded recently, or while offline
 */
export function reloadOnce(at?: string): boolean {
  // A reload while offline would lose the current page.
  if (!navigator.onLine) return false;
  const [entry] = performance.getEntriesByType('navigation');
  const cameBy = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  if (!mayReload(cameBy, performance.now())) return false;
  if (at !== undefined) history.pushState(null, '', at);
  reloadPage();
  return true;
}

/** Reloads the page. Clears the service worker's caches first, which could answer with the same files. */
export function reloadPage(): void {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([emptyCaches(), patience]).then(() => location.reload());
}

async function emptyCaches(): Promise<void> {
  try {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // Storage is blocked, or the page is insecure and has no caches.
  }
}
