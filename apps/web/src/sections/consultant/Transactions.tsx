import { consultantTopics } from '@touchline/contract/consultant';
import {
  AccountRow,
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  PaymentMark,
  Skeleton,
} from '@touchline/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { paymentQuery } from '../../features/cashier/cashier.api.ts';
import { textIn } from '../../features/cashier/paymentText.ts';
import { consultantPaymentsQuery, paymentsToAsk } from '../../features/consultant/consultant.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useMoment } from '../../features/settings/useMoment.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { PagedList } from '../../widgets/answer/PagedList.tsx';
import { ConsultantPage } from './ConsultantPage.tsx';
import { useConsultantPaths } from './consultantPaths.ts';
import { NewRequest } from './NewRequest.tsx';

type Topic = (typeof consultantTopics)[number];

/** The payments that a topic can be about, or the form of a request about one of them. */
export default function Transactions() {
  const { topicId, transactionId } = useParams();
  const { t } = useTranslation('consultant');
  const paths = useConsultantPaths();
  const [search] = useSearchParams();
  const topic = consultantTopics.find(({ id }) => id === topicId);
  if (!topic || topic.needs === null)
    return <Navigate replace to={topic ? paths.topic(topic.id) : paths.create} />;
  const query = search.size === 0 ? '' : `?${search}`;
  return (
    <ConsultantPage
      title={t(`topics.${topic.id}.title`)}
      back={transactionId === undefined ? paths.create : paths.transactions(topic.id) + query}
    >
      {transactionId === undefined ? (
        <PaymentsToChoose topic={topic} query={query} />
      ) : (
        <AboutPayment topic={topic} paymentId={transactionId} subTopicId={search.get('sub')} />
      )}
    </ConsultantPage>
  );
}

function PaymentsToChoose({ topic, query: kept }: { readonly topic: Topic; readonly query: string }) {
  const { t } = useTranslation(['consultant', 'payments']);
  const lang = useLang();
  const format = useFormat();
  const moment = useMoment();
  const paths = useConsultantPaths();
  const query = useInfiniteQuery(consultantPaymentsQuery(topic.id));
  return (
    <PagedList
      title={t('consultant:transactions.title')}
      lead={t('consultant:transactions.lead')}
      icon="card"
      query={query}
      labels={{
        empty: t('consultant:transactions.empty'),
        emptyDetail: t('consultant:transactions.emptyDetail'),
        failed: t('consultant:transactions.failed'),
        retry: t('consultant:retry'),
      }}
      emptyAction={<ButtonLink href={paths.topic('other')}>{t('consultant:transactions.other')}</ButtonLink>}
      moreLabel={t('consultant:transactions.more')}
    >
      {paymentsToAsk(query.data).map(({ payment, openRequestId }) => (
        <AccountRow
          key={payment.id}
          lead={<PaymentMark name={payment.icon} />}
          title={t(`payments:history.${payment.direction}`, { method: textIn(payment.methodName, lang) })}
          detail={moment(payment.createdAt)}
          value={format.money(payment.amount, payment.iso)}
          aside={
            openRequestId === null ? (
              t(`payments:state.${payment.state}`)
            ) : (
              <Badge tone="info">{t('consultant:transactions.asked')}</Badge>
            )
          }
          href={
            openRequestId === null
              ? paths.transaction(topic.id, payment.id) + kept
              : paths.request(openRequestId)
          }
        />
      ))}
    </PagedList>
  );
}

interface AboutPaymentProps {
  readonly topic: Topic;
  readonly paymentId: string;
  readonly subTopicId: string | null;
}

function AboutPayment({ topic, paymentId, subTopicId }: AboutPaymentProps) {
  const { t } = useTranslation('consultant');
  const paths = useConsultantPaths();
  const { data, isPending, isError, refetch } = useQuery(paymentQuery(paymentId));
  const subTopic = [...topic.subTopics].find((id) => id === subTopicId);
  if (data) return <NewRequest key={paymentId} topic={topic} subTopic={subTopic} payment={data} />;
  if (isPending) return <Skeleton shape="block" />;
  return (
    <Card>
      {isError ? (
        <ErrorState
          title={t('transactions.failedOne')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <EmptyState
          icon="card"
          title={t('transactions.failedOne')}
          action={<ButtonLink href={paths.transactions(topic.id)}>{t('back')}</ButtonLink>}
        />
      )}
    </Card>
  );
}
