/** Longest wait for an idle moment, ms. */
const AT_MOST = 2000;

/**
 * Runs a function when the page is idle, after two seconds at the latest.
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, AT_MOST);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: AT_MOST });
  return () => cancelIdleCallback(asked);
}
