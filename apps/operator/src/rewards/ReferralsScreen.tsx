import type { OperatorReferral, ReferralReport } from '@touchline/contract/operators';
import { Badge, Card, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { MarksReport } from './MarksReport.tsx';
import { PostbackAddresses } from './PostbackAddresses.tsx';
import { PostbackCalls } from './PostbackCalls.tsx';
import { ReferralDecision } from './ReferralDecision.tsx';
import { ReferralsHead } from './ReferralsHead.tsx';
import type { ReferralList } from './referralLists.ts';

interface Page {
  readonly referrals: readonly OperatorReferral[];
  readonly next: string | null;
}

const columns = [
  { id: 'friend', header: t('referrals.column.friend') },
  { id: 'referrer', header: t('referrals.column.referrer') },
  { id: 'at', header: t('referrals.column.at'), numeric: true },
  { id: 'source', header: t('referrals.column.source') },
  { id: 'mark', header: t('referrals.column.mark') },
  { id: 'state', header: t('referrals.column.state') },
] as const;

/**
 * Friends that players brought: those that wait for a decision, all, or the report; and partners' links: the report by
 * marks, the addresses at which partners are told, and the calls to them.
 */
export function ReferralsScreen({ list }: { readonly list: ReferralList }) {
  switch (list) {
    case 'report':
      return <Report />;
    case 'marks':
      return <MarksReport />;
    case 'postbacks':
      return <PostbackAddresses />;
    case 'calls':
      return <PostbackCalls />;
    default:
      return <List list={list} />;
  }
}

function List({ list }: { readonly list: 'waiting' | 'all' }) {
  const path = `/ops/referrals?list=${list}`;
  const asked = useCall<Page>(path);
  return (
    <Stack gap="md">
      <ReferralsHead list={list} asked={asked} />
      <Loaded asked={asked}>
        {({ referrals, next }) => (
          <Stack gap="md">
            {list === 'waiting'
              ? referrals.map((referral) => (
                  <ReferralDecision key={referral.id} referral={referral} reload={asked.reload} />
                ))
              : null}
            <Card pad="none">
              <Table
                label={t('nav.referrals')}
                narrow="cards"
                columns={columns}
                rows={referrals.map((row) => ({
                  id: row.id,
                  cells: {
                    friend: <Link href={to('players', row.friendId)}>{row.friendLogin}</Link>,
                    referrer: <Link href={to('players', row.referrerId)}>{row.referrerLogin}</Link>,
                    at: shortTime(row.registeredAt),
                    source: messageOf('referrals.source', row.source),
                    mark: row.mark === null ? '–' : messageOf('referrals.mark', row.mark),
                    state: (
                      <Badge tone={row.state === 'paid' ? 'success' : 'neutral'}>
                        {row.rejection === null
                          ? messageOf('referrals.state', row.state)
                          : messageOf('referrals.rejection', row.rejection)}
                      </Badge>
                    ),
                  },
                }))}
                empty={
                  <EmptyState
                    icon="users"
                    title={t(list === 'waiting' ? 'referrals.noneWaiting' : 'referrals.none')}
                  />
                }
              />
            </Card>
            <OlderButton<Page>
              path={next === null ? undefined : `${path}&before=${next}`}
              loaded={(more) => asked.put({ referrals: [...referrals, ...more.referrals], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

const reportColumns = [
  { id: 'name', header: t('referrals.column.name') },
  { id: 'value', header: t('referrals.column.value'), numeric: true, align: 'end' },
] as const;

function Report() {
  const asked = useCall<ReferralReport>('/ops/referrals/report');
  return (
    <Stack gap="md">
      <ReferralsHead list="report" asked={asked} />
      <Loaded asked={asked}>
        {({ states, paid }) => (
          <Stack gap="md">
            <Figures
              title={t('referrals.report.states')}
              rows={states.map(({ siteId, state, count }) => [
                `${siteId}: ${messageOf('referrals.state', state)}`,
                String(count),
              ])}
            />
            <Figures
              title={t('referrals.report.paid')}
              rows={paid.map(({ iso, amount }) => [iso, moneyText(amount, iso)])}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

function Figures({ title, rows }: FiguresProps) {
  return (
    <TableCard
      title={title}
      narrow="scroll"
      columns={reportColumns}
      rows={rows.map(([name, value]) => ({ id: name, cells: { name, value } }))}
      empty={<EmptyState icon="statistics" title={t('referrals.report.none')} />}
    />
  );
}
