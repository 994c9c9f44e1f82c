import { api } from '../api/api.ts';
import { after } from './after.ts';
import { monotonicNow, serverClock, serverNow, wallNow } from './clock.ts';
import { createDeadlines } from './deadlines.ts';

/** Waits for instants of the server's clock in this page, whatever becomes of it: hidden, frozen, put away, asleep. */
export const deadline = createDeadlines({
  now: serverNow,
  monotonic: monotonicNow,
  wall: wallNow,
  wake: () => serverClock.wake(),
  isMeasured: () => Number.isFinite(serverClock.uncertainty()),
  // Any answer does: its head says the time.
  measure: () => api.GET('/web-api/session'),
  after,
  isVisible: () => document.visibilityState === 'visible',
  onReturn: onPageReturn,
});

/** Hears that the page may have stood still: seen again, shown from the cache, resumed, focused. */
export function onPageReturn(listener: () => void): void {
  addEventListener('pageshow', listener);
  addEventListener('focus', listener);
  document.addEventListener('resume', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
}
