/** Whether the page is visible. */
export const isVisible = (): boolean => document.visibilityState === 'visible';

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
