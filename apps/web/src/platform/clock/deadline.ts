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
  uncertainty: serverClock.uncertainty,
  measure,
  after,
  isVisible: () => document.visibilityState === 'visible',
  onReturn: onPageReturn,
});

/** Asks what time it is: the answer says it to the millisecond, the heads of all answers to the second. */
async function measure(): Promise<void> {
  const sentAt = monotonicNow();
  const { data } = await api.GET('/web-api/session');
  if (!data) return;
  serverClock.observe({ server: data.serverTime, resolution: 1, sentAt, receivedAt: monotonicNow() });
}

/** Hears that the page may have stood still: seen again, shown from the cache, resumed, focused. */
export function onPageReturn(listener: () => void): void {
  addEventListener('pageshow', listener);
  addEventListener('focus', listener);
  document.addEventListener('resume', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
}
