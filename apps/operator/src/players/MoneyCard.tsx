import { useQuery } from '@tanstack/react-query';
import type { MoneySummary } from '@touchline/contract/operators';
import { DetailList, Divider, EmptyState, Link, Skeleton, Stack, Text } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { FailedCard } from '../dashboard/FailedCard.tsx';
import { t } from '../messages/messages.ts';
import { isNothing, moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

/** A player's money by currency: the balance, its parts, and the sums of a month and a year. */
export function MoneyCard({ playerId }: { readonly playerId: string }) {
  const query = useQuery(read('/ops/players/{playerId}/summary', { path: { playerId } }));
  if (query.isLoadingError) return <FailedCard title={t('summary.title')} query={query} />;
  return (
    <TitledCard
      title={t('summary.title')}
      actions={
        may('payments') ? (
          <Link href={to('players', playerId, 'money')} tone="muted">
            {t('summary.all')}
          </Link>
        ) : undefined
      }
    >
      {query.data === undefined ? (
        <Skeleton shape="block" />
      ) : query.data.currencies.length === 0 ? (
        <EmptyState icon="coins" title={t('summary.none')} />
      ) : (
        <Stack gap="lg">
          {query.data.currencies.map((summary) => (
            <Currency key={summary.iso} summary={summary} />
          ))}
        </Stack>
      )}
    </TitledCard>
  );
}

function Currency({ summary }: { readonly summary: MoneySummary }) {
  const { iso, balance, payments, yearResult } = summary;
  const money = (amount: string) => moneyText(amount, iso);
  const sums = [
    ...(payments === null
      ? []
      : [
          { id: 'month', label: t('summary.monthNet'), value: money(payments.monthNet) },
          { id: 'year', label: t('summary.yearNet'), value: money(payments.yearNet) },
        ]),
    { id: 'result', label: t('summary.yearResult'), value: money(yearResult) },
  ];
  return (
    <Stack gap="sm">
      <Text size="title" numeric>
        {money(balance)}
      </Text>
      <DetailList details={partsOf(summary)} />
      <Divider />
      <DetailList details={sums} />
    </Stack>
  );
}

/** Parts of a balance, and money beside it; what is never there for most players is left out while it is zero. */
function partsOf({ iso, held, bonus, openBets, payments }: MoneySummary) {
  const money = (amount: string) => moneyText(amount, iso);
  return [
    ...(payments === null
      ? []
      : [
          {
            id: 'withdrawable',
            label: t('summary.withdrawable'),
            value: payments.withdrawable === null ? '–' : money(payments.withdrawable),
          },
          { id: 'leaving', label: t('summary.leaving'), value: money(payments.leaving) },
        ]),
    ...(isNothing(held) ? [] : [{ id: 'held', label: t('summary.held'), value: money(held) }]),
    { id: 'bonus', label: t('summary.bonus'), value: money(bonus) },
    {
      id: 'open',
      label: t('summary.openBets', { count: openBets.count }),
      value: money(openBets.stakes),
    },
  ];
}
