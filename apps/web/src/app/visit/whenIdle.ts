/** Nothing waits longer than this for an idle moment, ms. */
const AT_MOST = 2000;

/** Runs when the page has nothing else to do, at the latest after two seconds. @returns gives it up */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle moments.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, AT_MOST);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: AT_MOST });
  return () => cancelIdleCallback(asked);
}
