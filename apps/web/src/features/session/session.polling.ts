import { onSignedOut } from '../../platform/api/api.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import { forgetPlayer, knownSession, refreshSession } from './session.api.ts';
import { session } from './session.store.ts';
import { monotonicNow } from '../../platform/clock/clock.ts';

/** How often the server is asked who is signed in, ms. */
export const SESSION_POLL = 60_000;

/**
 * Keeps the session in step with the server and with the other tabs: asked every minute while the page is
 * seen, at once when it is seen again after that long, when another tab signs in or out, when the feed says so.
 */
export function startSessionPolling(): void {
  let askedAt = monotonicNow();
  const ask = () => {
    askedAt = monotonicNow();
    // No answer leaves the state as it was; the next round asks again.
    refreshSession().catch(() => undefined);
  };
  const askWhenDue = () => {
    if (document.visibilityState === 'visible' && monotonicNow() - askedAt >= SESSION_POLL) ask();
  };

  setInterval(askWhenDue, SESSION_POLL / 4);
  document.addEventListener('visibilitychange', askWhenDue);
  addEventListener('pageshow', (event) => {
    if (event.persisted) ask();
  });
  onSignedOut(() => forgetPlayer());
  onNotice((notice) => {
    if (notice.about === 'session') ask();
  });
  tabs.hear((message) => {
    if (message.type === 'signed-in' && message.playerId !== session.player?.id) ask();
    if (message.type === 'signed-out' && session.player) ask();
  });
  void knownSession();
}
