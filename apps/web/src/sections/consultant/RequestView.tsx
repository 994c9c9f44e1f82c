import type { ConsultantRequestDetail } from '@touchline/contract';
import {
  Badge,
  Card,
  DetailList,
  EmptyState,
  ErrorState,
  Inline,
  Link,
  MessageThread,
  Notice,
  RequestForm,
  Skeleton,
  Stack,
  type BadgeTone,
} from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  consultantRequestQuery,
  markRequestRead,
  replyToConsultant,
} from '../../features/consultant/consultant.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useMoment } from '../../features/settings/useMoment.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { ConsultantPage } from './ConsultantPage.tsx';
import { useConsultantPaths } from './consultantPaths.ts';
import { useMessage } from './useMessage.ts';
import { usePaymentDetails } from './usePaymentDetails.ts';

const TONES = {
  open: 'info',
  answered: 'success',
  needsReply: 'warning',
  closed: 'neutral',
} as const satisfies Record<ConsultantRequestDetail['state'], BadgeTone>;

/** A request with its messages; a new answer appears by itself. */
export function RequestView({ id }: { readonly id: string }) {
  const { t } = useTranslation('consultant');
  const paths = useConsultantPaths();
  const { data, error, isPending, refetch } = useQuery(consultantRequestQuery(id));
  const isUnread = data?.isUnread === true;
  useEffect(() => {
    if (isUnread) void markRequestRead(id).catch(() => undefined);
  }, [id, isUnread]);
  return (
    <ConsultantPage title={data ? t(`topics.${data.topic}.title`) : t('request.title')} back={paths.requests}>
      {data ? (
        <Thread request={data} />
      ) : isPending ? (
        <Skeleton shape="block" />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Card>
          <EmptyState icon="support" title={t('request.missing')} detail={t('request.missingDetail')} />
        </Card>
      ) : (
        <Card>
          <ErrorState title={t('request.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        </Card>
      )}
    </ConsultantPage>
  );
}

function Thread({ request }: { readonly request: ConsultantRequestDetail }) {
  const { t } = useTranslation('consultant');
  const moment = useMoment();
  const detailsOf = usePaymentDetails();
  const { paymentRecord } = usePaths();
  const { id, number, state, payment, messages, dueAt, canReply } = request;
  return (
    <Stack gap="md">
      <Inline gap="sm" wrap="wrap">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        <span>{t('request.number', { number })}</span>
      </Inline>
      {payment && (
        <Card>
          <Stack gap="sm">
            <DetailList details={detailsOf(payment)} />
            <Link href={paymentRecord(payment.id)}>{t('payment.record')}</Link>
          </Stack>
        </Card>
      )}
      <MessageThread
        aria-label={t('request.messages')}
        messages={messages.map((message) => ({
          id: message.id,
          own: message.from === 'player',
          author: t(message.from === 'player' ? 'request.you' : 'request.support'),
          time: moment(message.at),
          text: message.text,
          files: message.files,
        }))}
      />
      {dueAt !== null && <Notice tone="info">{t('request.due', { time: moment(dueAt) })}</Notice>}
      {canReply ? (
        <Reply requestId={id} isClosed={state === 'closed'} />
      ) : (
        <Notice tone="info">{t('request.closedForGood')}</Notice>
      )}
    </Stack>
  );
}

function Reply({ requestId, isClosed }: { readonly requestId: string; readonly isClosed: boolean }) {
  const { t } = useTranslation('consultant');
  const message = useMessage(async (body, key) => {
    await replyToConsultant(requestId, body, key);
    notify({ kind: 'success', title: t('request.sent') });
  });
  return (
    <Card>
      <RequestForm
        title={t(isClosed ? 'request.reopen' : 'request.reply')}
        submitLabel={t('request.send')}
        error={message.failure}
        busy={message.isBusy}
        fields={[message.field]}
        receipt={message.receipt}
        onValueChange={(_, value) => message.setText(value)}
        onSubmit={() => void message.submit()}
      />
    </Card>
  );
}
