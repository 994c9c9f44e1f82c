/** A page reloads itself because of a missing file at most this often, ms. */
export const RELOAD_GUARD = 60_000;

/**
 * Whether a page may reload itself: not when it came by a reload less than a minute ago.
 * The browser remembers that by itself, so the guard holds where storage is blocked.
 * @param cameBy how the page was loaded @param age how long ago, ms
 */
export function mayReload(cameBy: string | undefined, age: number): boolean {
  return cameBy !== 'reload' || age >= RELOAD_GUARD;
}

/** Reloads the page once a minute at most. @returns false when it did so a moment ago, or without a network */
export function reloadOnce(): boolean {
  // Offline a reload would lose the page that is there.
  if (!navigator.onLine) return false;
  const [entry] = performance.getEntriesByType('navigation');
  const cameBy = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  if (!mayReload(cameBy, performance.now())) return false;
  location.reload();
  return true;
}

/** Whether an error is a file of the app that could not be fetched, in the words of the three engines. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  );
}
