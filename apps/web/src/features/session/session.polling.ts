import { onSignedOut, pauseReadsWhile } from '../../platform/api/api.ts';
import { loadInBackground } from '../../platform/lazy/lazy.tsx';
import { filterNotices, onNotice } from '../../platform/realtime/realtime.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import { pendingSignOut } from './endedSession.ts';
import { dropEndedPlayer, knownSession, refreshSession, takeEndByTab } from './session.api.ts';
import { isForSession, session } from './session.store.ts';

/**
 * Keeps the session in sync with the server and other tabs. It is requested when a request is refused for lack of a
 * session, when another tab signs in or out, on a notice of the feed, every minute by one of all tabs, and when the
 * browser is online again while the server doesn't know of a sign-out.
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

  filterNotices((notice) => isForSession(notice, session));
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    dropEndedPlayer();
    void ask();
  });
  addEventListener('online', () => pendingSignOut() && ask());
  onSignedOut(askWhetherEnded);
  onNotice((notice) => notice.about === 'session' && askWhetherEnded());
  tabs.subscribe((message) => {
    if (message.type === 'signed-in' && message.playerId !== session.player?.id) void ask();
    if (message.type !== 'signed-out') return;
    if (message.sessionId !== undefined) takeEndByTab(message.sessionId);
    if (session.player) askWhetherEnded();
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
