import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink, InboxList, SegmentedControl } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  loadedMessages,
  messagesQuery,
  type MessageFilter,
} from '../../../features/messages/messages.api.ts';
import { useUnread } from '../../../features/messages/useUnread.ts';
import { useMoment } from '../../../features/settings/useMoment.ts';
import { isPlainClick } from '../../../platform/links/isPlainClick.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useMessageView } from '../../../widgets/messages/useMessageView.ts';
import { useMessageActions } from './useMessageActions.ts';

/**
 * List of the player's messages, all or the unread ones.
 * @param current id of the message that is shown next to it
 */
export function Inbox({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation('inbox');
  const [search, setSearch] = useSearchParams();
  const filter: MessageFilter = search.get('show') === 'unread' ? 'unread' : 'all';
  const query = useInfiniteQuery(messagesQuery(useLang(), filter));
  const messages = loadedMessages(query.data);
  const [selected, select] = useState<readonly string[]>();
  const { isBusy, remove, readAll } = useMessageActions();
  const { count } = useUnread();
  const { home } = usePaths();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isDesk = useIsDesk();
  const moment = useMoment();
  const view = useMessageView();
  const hrefOf = (id: string): string => {
    const next = new URLSearchParams(search);
    next.set('message', id);
    return `${pathname}?${next}`;
  };
  const show = (next: MessageFilter) =>
    setSearch(next === 'unread' ? { show: next } : {}, { replace: true, preventScrollReset: true });
  const [newest] = messages;
  return (
    <InboxList
      messages={messages.map((message) => {
        const { title, text, icon, tone } = view(message);
        return {
          id: message.id,
          title,
          preview: text,
          time: moment(message.at),
          unread: message.isUnread,
          icon,
          tone,
          href: hrefOf(message.id),
        };
      })}
      current={current}
      status={query.isPending ? 'loading' : query.data === undefined ? 'failed' : 'ready'}
      filter={
        <SegmentedControl
          label={t('list.filter')}
          options={[
            { value: 'all', label: t('list.all') },
            { value: 'unread', label: t('list.unread') },
          ]}
          value={filter}
          onValueChange={show}
        />
      }
      labels={{
        lead: count > 0 ? t('list.new', { count }) : t('list.nothingNew'),
        unread: t('list.isUnread'),
        readAll: t('list.readAll'),
        select: t('list.select'),
        done: t('list.done'),
        selectAll: t('list.selectAll'),
        selectOne: (title) => t('list.selectOne', { title }),
        remove: (number) => t('list.remove', { count: number }),
        empty: t(filter === 'unread' ? 'list.emptyUnread' : 'list.empty'),
        emptyDetail: t(filter === 'unread' ? 'list.emptyUnreadDetail' : 'list.emptyDetail'),
        failed: t('list.failed'),
        failedDetail: t('list.failedDetail'),
        retry: t('list.retry'),
      }}
      emptyAction={
        filter === 'unread' ? (
          <Button onClick={() => show('all')}>{t('list.showAll')}</Button>
        ) : (
          <ButtonLink href={`${home}/office/mailing-settings`}>{t('list.toSettings')}</ButtonLink>
        )
      }
      more={
        query.hasNextPage && (
          <Button width="full" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('list.older')}
          </Button>
        )
      }
      selected={selected}
      busy={isBusy}
      onSelectedChange={select}
      onRemove={(ids) => void remove(ids).then((isDone) => isDone && select(undefined))}
      onReadAll={count > 0 && newest ? () => void readAll(newest.id) : undefined}
      onOpen={(id, event) => {
        // Next to the list a message opens without moving the page to its top.
        if (!isDesk || !isPlainClick(event)) return;
        event.preventDefault();
        void navigate(hrefOf(id), { preventScrollReset: true, replace: id === current });
      }}
      onRetry={() => void query.refetch()}
    />
  );
}
