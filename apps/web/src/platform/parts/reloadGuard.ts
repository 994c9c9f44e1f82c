/** A page reloads itself because of a missing file at most this often, ms. */
export const RELOAD_GUARD = 60_000;

/** A browser that takes longer to empty its caches reloads without, ms. */
const PATIENCE = 1000;

/**
 * Whether a page may reload itself: not when it came by a reload less than a minute ago.
 * The browser remembers that by itself, so the guard holds where storage is blocked.
 * @param cameBy how the page was loaded @param age how long ago, ms
 */
export function mayReload(cameBy: string | undefined, age: number): boolean {
  return cameBy !== 'reload' || age >= RELOAD_GUARD;
}

/**
 * Reloads the page once a minute at most.
 * @param at path to be at then, where the player was on the way to one
 * @returns false when it did so a moment ago, or without a network
 */
export function reloadOnce(at?: string): boolean {
  // Offline a reload would lose the page that is there.
  if (!navigator.onLine) return false;
  const [entry] = performance.getEntriesByType('navigation');
  const cameBy = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  if (!mayReload(cameBy, performance.now())) return false;
  if (at !== undefined) history.pushState(null, '', at);
  reloadPage();
  return true;
}

/** Loads the page anew. A service worker could answer with the files that it keeps, so they are forgotten first. */
export function reloadPage(): void {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([emptyCaches(), patience]).then(() => location.reload());
}

async function emptyCaches(): Promise<void> {
  try {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // Blocked storage keeps nothing, and pages without encryption have no caches.
  }
}
