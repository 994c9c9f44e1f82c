import type { PlayerMessage } from '@touchline/contract';
import * as v from 'valibot';
import { messageQuery, refreshMessages, refreshUnread } from '../../features/messages/messages.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { session } from '../../features/session/session.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { whenVisible } from '../../platform/page/visibility.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import { tabLock } from '../../platform/tabs/tabLock.ts';
import { messageTitle } from '../../widgets/messages/messageLook.ts';
import { onFeedLive } from './feedLive.ts';

/** Number of the last messages that are remembered as shown. */
const REMEMBERED = 50;

/** Messages that a tab has shown. */
const shown = sharedCell('messages', v.array(v.string()));

/** Kinds that aren't shown: a won bet has a notification of its own, and limits change while the player looks on. */
const SILENT: readonly PlayerMessage['subject']['kind'][] = ['bet-won', 'limit-set', 'limit-removed'];

/**
 * Requests messages and the number of unread ones again when they change, and shows a new message in the tab that the
 * player sees first, unless the page is about it.
 * @param lang returns the language segment of the page
 */
export function followMessages(lang: () => string): void {
  // A feed that reconnects after a sign-out is a guest's.
  onFeedLive(() => session.status === 'player' && void refreshUnread());
  onNotice(({ about, messageId }) => {
    if (about !== 'messages') return;
    void refreshUnread();
    void refreshMessages();
    if (messageId !== undefined) whenVisible(() => void show(messageId, lang()).catch(() => undefined));
  });
}

async function show(messageId: string, lang: string): Promise<void> {
  const { isUnread, subject } = await queryClient.fetchQuery({
    ...messageQuery(lang, messageId),
    staleTime: 0,
  });
  if (!isUnread || SILENT.includes(subject.kind) || isOnPage(subject)) return;
  await loadBundles(lang, ['inbox']);
  await tabLock('messages', () => {
    const known = shown.get() ?? [];
    if (known.includes(messageId)) return Promise.resolve();
    shown.set([...known, messageId].slice(-REMEMBERED));
    const t = i18n.getFixedT(null, 'inbox');
    notify({
      kind: 'info',
      title: messageTitle(t, subject),
      link: { href: `${officePathsIn(lang).messages}?message=${messageId}`, label: t('news.open') },
    });
    return Promise.resolve();
  });
}

/** Returns whether the page shows the payment that a message is about. */
function isOnPage(subject: PlayerMessage['subject']): boolean {
  return 'paymentId' in subject && location.href.includes(subject.paymentId);
}
