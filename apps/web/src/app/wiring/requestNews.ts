import { consultantRequestQuery, refreshRequests } from '../../features/consultant/consultant.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';

/**
 * Requests the data of requests to the payment consultant again when one changes, and shows that an operator has
 * answered, unless the player is looking at that request.
 * @param lang returns the language segment of the page
 */
export function showRequestNews(lang: () => string): void {
  onNotice(({ about, requestId }) => {
    if (about === 'requests') void show(requestId, lang()).catch(() => undefined);
  });
}

async function show(requestId: string | undefined, lang: string): Promise<void> {
  await refreshRequests();
  if (requestId === undefined || location.search.includes(requestId)) return;
  const request = await queryClient.fetchQuery({ ...consultantRequestQuery(requestId), staleTime: 0 });
  if (!request.isUnread) return;
  await loadBundles(lang, ['consultant']);
  notify({
    kind: 'info',
    title: i18n.t('news.title', { ns: 'consultant' }),
    text: i18n.t('news.text', { ns: 'consultant' }),
    link: {
      href: `${pathsIn(lang).home}/payment/requests?request=${requestId}`,
      label: i18n.t('news.open', { ns: 'consultant' }),
    },
  });
}
