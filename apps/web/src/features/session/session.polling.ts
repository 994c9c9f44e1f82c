import { onSignedOut } from '../../platform/api/api.ts';
import { soon } from '../../platform/parts/lateView.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import { knownSession, refreshSession } from './session.api.ts';
import { session } from './session.store.ts';

/**
 * Keeps the session in step with the server and with the other tabs: asked when a call is refused for want of a
 * session, when another tab signs in or out, when the feed says so, and every minute by one tab of all.
 */
export function startSessionPolling(): void {
  let asking: Promise<unknown> | undefined;
  /** However many calls were refused at once, the server is asked once. No answer leaves the state as it was. */
  const ask = () =>
    (asking ??= refreshSession()
      .catch(() => undefined)
      .finally(() => (asking = undefined)));

  addEventListener('pageshow', (event) => event.persisted && ask());
  onSignedOut(ask);
  onNotice((notice) => notice.about === 'session' && ask());
  tabs.hear((message) => {
    if (message.type === 'signed-in' && message.playerId !== session.player?.id) void ask();
    if (message.type === 'signed-out' && session.player) void ask();
  });
  void knownSession();
  soon(
    () => import('./everyMinute.ts'),
    ({ askEveryMinute }) => askEveryMinute(),
  );
}
