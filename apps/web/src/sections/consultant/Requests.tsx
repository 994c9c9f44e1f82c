import { Notice, RequestList } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { track } from '../../features/analytics/track.ts';
import { consultantRequestsQuery } from '../../features/consultant/consultant.api.ts';
import { useMoment } from '../../features/settings/useMoment.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { ConsultantPage } from './ConsultantPage.tsx';
import { useConsultantPaths } from './consultantPaths.ts';
import { RequestView } from './RequestView.tsx';

/** The player's requests to the payment consultant, or the one that the address names. */
export default function Requests() {
  const [search] = useSearchParams();
  const id = search.get('request');
  return id !== null && /^[0-9a-f]{32}$/.test(id) ? <RequestView key={id} id={id} /> : <RequestsOfPlayer />;
}

function RequestsOfPlayer() {
  const { t } = useTranslation(['consultant', 'titles']);
  const paths = useConsultantPaths();
  const { payments } = usePaths();
  const navigate = useNavigate();
  const moment = useMoment();
  const { data, isPending, isError, refetch } = useQuery(consultantRequestsQuery);
  useEffect(() => track('consultant_open'), []);
  return (
    <ConsultantPage title={t('titles:of.consultantRequests')} back={payments}>
      {data?.newLeft === 0 && <Notice tone="info">{t('consultant:list.enough')}</Notice>}
      <RequestList
        requests={(data?.requests ?? []).map(({ id, topic, number, updatedAt, state, isUnread }) => ({
          id,
          topic: t(`consultant:topics.${topic}.title`),
          about: t('consultant:list.about', { number, time: moment(updatedAt) }),
          state,
          stateLabel:
            isUnread && state === 'answered' ? t('consultant:states.new') : t(`consultant:states.${state}`),
          unread: isUnread,
        }))}
        status={isPending ? 'loading' : isError ? 'failed' : 'ready'}
        labels={{
          title: t('consultant:list.title'),
          create: t('consultant:list.create'),
          empty: t('consultant:list.empty'),
          emptyDetail: t('consultant:list.emptyDetail'),
          failed: t('consultant:list.failed'),
          retry: t('consultant:retry'),
        }}
        onRetry={() => void refetch()}
        onOpen={(id) => void navigate(paths.request(id))}
        onCreate={() => void navigate(paths.create)}
      />
    </ConsultantPage>
  );
}
