import { useQuery } from '@tanstack/react-query';
import { Badge, DetailList, EmptyState, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { GoodwillForm } from './GoodwillForm.tsx';

const entryColumns = [
  { id: 'at', header: t('rewards.column.at'), numeric: true },
  { id: 'kind', header: t('rewards.column.kind') },
  { id: 'points', header: t('rewards.column.points'), numeric: true, align: 'end' },
  { id: 'balance', header: t('rewards.column.balance'), numeric: true, align: 'end' },
] as const;

const periodColumns = [
  { id: 'plan', header: t('rewards.column.plan') },
  { id: 'period', header: t('rewards.column.period') },
  { id: 'state', header: t('rewards.column.state') },
  { id: 'amount', header: t('rewards.column.amount'), numeric: true, align: 'end' },
] as const;

/** Points, level and cashback of a player, with credits as goodwill. */
export function PlayerRewardsTab({ playerId }: { readonly playerId: string }) {
  const query = useQuery(read('/ops/rewards/players/{playerId}', { path: { playerId } }));
  return (
    <Loaded query={query}>
      {({ hasPoints, level, points, earned, entries, periods, bounds }) => (
        <Stack gap="md">
          <TitledCard title={t('rewards.title')}>
            <DetailList
              details={[
                { id: 'level', label: t('rewards.level'), value: String(level), strong: true },
                { id: 'points', label: t('rewards.points'), value: points },
                { id: 'earned', label: t('rewards.earned'), value: earned },
              ]}
            />
          </TitledCard>
          <GoodwillForm playerId={playerId} hasPoints={hasPoints} bounds={bounds} />
          <TableCard
            title={t('rewards.entries')}
            columns={entryColumns}
            rows={entries.map(({ id, at, kind, points: moved, balance }) => ({
              id,
              cells: {
                at: shortTime(at),
                kind: messageOf('rewards.kind', kind),
                points: moved,
                balance,
              },
            }))}
            empty={<EmptyState icon="level" title={t('rewards.noEntries')} />}
          />
          <TableCard
            title={t('rewards.periods')}
            columns={periodColumns}
            rows={periods.map(({ id, plan, from, to: end, state, amount, iso }) => ({
              id,
              cells: {
                plan: messageOf('rewards.plan', plan),
                period: `${shortTime(from)} – ${shortTime(end)}`,
                state: (
                  <Badge tone={state === 'paid' ? 'success' : 'neutral'}>
                    {messageOf('rewards.state', state)}
                  </Badge>
                ),
                amount: amount === null || iso === null ? '–' : moneyText(amount, iso),
              },
            }))}
            empty={<EmptyState icon="percent" title={t('rewards.noPeriods')} />}
          />
        </Stack>
      )}
    </Loaded>
  );
}
