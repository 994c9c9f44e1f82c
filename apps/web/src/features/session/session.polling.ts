import { onSignedOut } from '../../platform/api/api.ts';
import { loadInBackground } from '../../platform/lazy/lazy.tsx';
import { onNotice } from '../../platform/realtime/realtime.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import { knownSession, refreshSession } from './session.api.ts';
import { session } from './session.store.ts';

/**
 * Keeps the session in sync with the server and other tabs. It is requested when a request is refused for lack of a
 * session, when another tab signs in or out, on a notice of the feed, and every minute by one of all tabs.
 */
export function startSessionPolling(): void {
  let asking: Promise<unknown> | undefined;
  /** Sends one request however many were refused at once. A failed request changes nothing. */
  const ask = () =>
    (asking ??= refreshSession()
      .catch(() => undefined)
      .finally(() => (asking = undefined)));

  addEventListener('pageshow', (event) => event.persisted && ask());
  onSignedOut(ask);
  onNotice((notice) => notice.about === 'session' && ask());
  tabs.subscribe((message) => {
    if (message.type === 'signed-in' && message.playerId !== session.player?.id) void ask();
    if (message.type === 'signed-out' && session.player) void ask();
  });
  void knownSession();
  loadInBackground(
    () => import('./sessionPoll.ts'),
    ({ pollSession }) => pollSession(),
  );
}
