/** Returns whether the page is visible. */
export const isVisible = (): boolean => document.visibilityState === 'visible';

let windows = 0;

/** Returns whether a window of the page's own is open, which shows its data also while the page is hidden. */
export const hasOwnWindow = (): boolean => windows > 0;

/**
 * Counts a window of the page's own as open.
 * @returns ends that
 */
export function keepForWindow(): () => void {
  windows += 1;
  return () => void (windows -= 1);
}

/**
 * Runs an action once the page is visible, at once if it is already.
 * @returns cancels it
 */
export function whenVisible(action: () => unknown): () => void {
  if (isVisible()) {
    action();
    return () => undefined;
  }
  const cancel = onVisibility(() => {
    if (!isVisible()) return;
    cancel();
    action();
  });
  return cancel;
}

/**
 * Subscribes to the page being hidden or shown.
 * @returns unsubscribes
 */
export function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('pageshow', listener);
  };
}
