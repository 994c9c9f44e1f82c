import type { PlayerMessage } from '@touchline/contract';
import { useQuery } from '@tanstack/react-query';
import {
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  InboxMessageCard,
  InboxMessageSkeleton,
} from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { track } from '../../../features/analytics/track.ts';
import { markMessageRead, messageQuery } from '../../../features/messages/messages.api.ts';
import { useMoment } from '../../../features/settings/useMoment.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useMessageView } from '../../../widgets/messages/useMessageView.ts';
import { useMessageActions } from './useMessageActions.ts';

/** The message that the address names; it counts as read once it is shown. */
export function OpenMessage({ id }: { readonly id: string }) {
  const { t } = useTranslation('inbox');
  const { pathname } = useLocation();
  const { data, error, isPending, refetch } = useQuery(messageQuery(useLang(), id));
  const isUnread = data?.isUnread === true;
  useEffect(() => track('message_open'), []);
  useEffect(() => {
    if (isUnread) void markMessageRead(id).catch(() => undefined);
  }, [id, isUnread]);
  if (data) return <MessageCard message={data} />;
  if (isPending) return <InboxMessageSkeleton />;
  return (
    <Card>
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          icon="message"
          title={t('one.missing')}
          detail={t('one.missingDetail')}
          action={<ButtonLink href={pathname}>{t('one.back')}</ButtonLink>}
        />
      ) : (
        <ErrorState title={t('one.failed')} retryLabel={t('list.retry')} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

/** Takes the place of a message on desktops until one is chosen. */
export function NoMessage() {
  const { t } = useTranslation('inbox');
  return (
    <Card>
      <EmptyState icon="message" title={t('one.choose')} />
    </Card>
  );
}

function MessageCard({ message }: { readonly message: PlayerMessage }) {
  const { t } = useTranslation('inbox');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const moment = useMoment();
  const view = useMessageView();
  const { isBusy, remove } = useMessageActions();
  const card = useRef<HTMLElement>(null);
  const { title, text, link } = view(message);
  const isDesk = useIsDesk();
  const isOpened = useNavigationType() !== 'POP';
  const hasReplacedList = !isDesk && isOpened;
  // The page stays the same, so that nothing else moves the focus from the list to the message.
  useEffect(() => {
    if (!card.current || !hasReplacedList) return;
    card.current.tabIndex = -1;
    card.current.focus({ preventScroll: true });
  }, [hasReplacedList]);
  return (
    <InboxMessageCard
      ref={card}
      aria-label={title}
      title={title}
      time={moment(message.at)}
      action={
        link && (
          <ButtonLink tone="strong" href={link.href}>
            {link.label}
          </ButtonLink>
        )
      }
      removeLabel={t('one.remove')}
      busy={isBusy}
      onRemove={() =>
        void remove([message.id]).then(
          (isDone) => isDone && navigate(pathname, { replace: true, preventScrollReset: true }),
        )
      }
    >
      {text}
    </InboxMessageCard>
  );
}
