import { api } from '../api/api.ts';
import { isVisible } from '../page/visibility.ts';
import { after } from './after.ts';
import { monotonicNow, serverClock, serverNow, wallNow } from './clock.ts';
import { createDeadlines } from './deadlines.ts';

/** Waits for server times in this page, also while it is hidden, frozen, in the back-forward cache or asleep. */
export const deadline = createDeadlines({
  now: serverNow,
  monotonic: monotonicNow,
  wall: wallNow,
  wake: () => serverClock.wake(),
  uncertainty: serverClock.uncertainty,
  measure,
  after,
  isVisible,
  onReturn: onPageReturn,
});

/** Requests the server's time: the answer is exact to the millisecond, `Date` headers to the second. */
async function measure(): Promise<void> {
  const sentAt = monotonicNow();
  const { data } = await api.GET('/web-api/session');
  if (!data) return;
  serverClock.observe({ server: data.serverTime, resolution: 1, sentAt, receivedAt: monotonicNow() });
}

/**
 * Subscribes to events after which the page may have been suspended: shown again, restored from the cache, resumed,
 * focused.
 */
export function onPageReturn(listener: () => void): void {
  addEventListener('pageshow', listener);
  addEventListener('focus', listener);
  document.addEventListener('resume', listener);
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) listener();
  });
}
