import { consultantStates, type ConsultantState } from '@touchline/contract/consultant';
import type { DeskRequest, DeskRequestPage } from '@touchline/contract/operators';
import { Badge, Card, ChipLink, ChipRow, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { useEvery } from '../shared/useEvery.ts';

/** Interval at which the queue is read again, ms. */
const READ_EVERY = 30_000;

const columns = [
  { id: 'request', header: t('consultant.column.request') },
  { id: 'topic', header: t('consultant.column.topic') },
  { id: 'player', header: t('payments.column.player') },
  { id: 'payment', header: t('payments.column.payment') },
  { id: 'updated', header: t('consultant.column.updated'), numeric: true },
  { id: 'due', header: t('consultant.column.due'), numeric: true },
] as const;

/** Requests of players to the payment consultant; open ones in the order in which their answer is due. */
export function RequestsScreen({ state }: { readonly state: ConsultantState }) {
  const path = `/ops/payment-requests?state=${state}`;
  const asked = useCall<DeskRequestPage>(path);
  useEvery(READ_EVERY, asked.reload);
  return (
    <Stack gap="md">
      <PageHead
        title={t('nav.consultant')}
        detail={t('consultant.detail')}
        actions={<RefreshButton asked={asked} />}
      />
      <ChipRow label={t('payments.filter')}>
        {consultantStates.map((one) => (
          <ChipLink key={one} href={to('consultant', one)} selected={one === state}>
            {t(`consultant.state.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Loaded asked={asked}>
        {({ requests, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('nav.consultant')}
                narrow="cards"
                columns={columns}
                rows={requests.map((request) => ({
                  id: request.id,
                  cells: {
                    request: (
                      <Link href={to('consultant', request.id)}>
                        {t('consultant.number', { number: request.number })}
                      </Link>
                    ),
                    topic: topicText(request),
                    player: <Link href={to('players', request.playerId)}>{request.login}</Link>,
                    payment:
                      request.paymentId === null ? (
                        ''
                      ) : (
                        <Link href={to('payments', request.paymentId)}>{request.paymentId.slice(0, 8)}</Link>
                      ),
                    updated: shortTime(request.updatedAt),
                    due: <Due dueAt={request.dueAt} />,
                  },
                }))}
                empty={
                  <EmptyState
                    icon="support"
                    title={t(state === 'open' ? 'consultant.noneOpen' : 'consultant.none')}
                  />
                }
              />
            </Card>
            <OlderButton<DeskRequestPage>
              path={next === null ? undefined : `${path}&skip=${next}`}
              loaded={(more) => asked.put({ requests: [...requests, ...more.requests], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

/** Returns topic and sub-topic in words. */
export function topicText({ topic, subTopic }: Pick<DeskRequest, 'topic' | 'subTopic'>): string {
  const name = messageOf('consultant.topic', topic);
  return subTopic === null ? name : `${name}: ${messageOf('consultant.sub', subTopic)}`;
}

/** Time by which an answer is due; marked once it is over. */
export function Due({ dueAt }: Pick<DeskRequest, 'dueAt'>) {
  if (dueAt === null) return null;
  const time = shortTime(dueAt);
  return dueAt < serverNow() ? <Badge tone="danger">{t('consultant.overdue', { time })}</Badge> : time;
}
