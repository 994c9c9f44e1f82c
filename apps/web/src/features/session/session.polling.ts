import { onSignedOut, pauseReadsWhile } from '../../platform/api/api.ts';
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
  /** Requests the session when it has probably ended: reads of the player would be refused meanwhile. */
  const askWhetherEnded = () => void pauseReadsWhile(ask);

  addEventListener('pageshow', (event) => event.persisted && ask());
  onSignedOut(askWhetherEnded);
  onNotice((notice) => notice.about === 'session' && askWhetherEnded());
  tabs.subscribe((message) => {
    if (message.type === 'signed-in' && message.playerId !== session.player?.id) void ask();
    if (message.type === 'signed-out' && session.player) askWhetherEnded();
  });
  void knownSession();
  loadInBackground(
    () => import('./sessionPoll.ts'),
    ({ followOtherTabs, pollSession }) => {
      followOtherTabs();
      pollSession();
    },
  );
}
