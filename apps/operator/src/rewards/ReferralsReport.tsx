import { useQuery } from '@tanstack/react-query';
import { EmptyState, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { countText, moneyText } from '../shared/money.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { ReferralsHead } from './ReferralsHead.tsx';

const stateColumns = [
  { id: 'site', header: t('marks.site') },
  { id: 'state', header: t('referrals.column.state') },
  { id: 'count', header: t('referrals.column.count'), numeric: true, align: 'end' },
] as const;

const paidColumns = [
  { id: 'iso', header: t('list.currency') },
  { id: 'amount', header: t('referrals.column.paid'), numeric: true, align: 'end' },
] as const;

/** Numbers of friends by site and state, and the rewards paid for them. */
export function ReferralsReport() {
  const query = useQuery(read('/ops/referrals/report'));
  const empty = <EmptyState icon="statistics" title={t('referrals.report.none')} />;
  return (
    <Stack gap="md">
      <ReferralsHead list="report" query={query} />
      <Loaded query={query}>
        {({ states, paid }) => (
          <Stack gap="md">
            <TableCard
              title={t('referrals.report.states')}
              narrow="scroll"
              columns={stateColumns}
              rows={states.map(({ siteId, state, count }) => ({
                id: `${siteId}-${state}`,
                cells: { site: siteId, state: messageOf('referrals.state', state), count: countText(count) },
              }))}
              empty={empty}
            />
            <TableCard
              title={t('referrals.report.paid')}
              narrow="scroll"
              columns={paidColumns}
              rows={paid.map(({ iso, amount }) => ({
                id: iso,
                cells: { iso, amount: moneyText(amount, iso) },
              }))}
              empty={empty}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
