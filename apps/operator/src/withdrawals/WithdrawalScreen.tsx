import { useQuery } from '@tanstack/react-query';
import type { OperatorWithdrawalDetail } from '@touchline/contract/operators';
import { Badge, ConsoleColumns, DetailList, Grid, Inline, Link, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { PaymentLinks } from '../payments/PaymentLinks.tsx';
import { paymentStateText } from '../payments/paymentText.ts';
import { StepsCard } from '../payments/StepsCard.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { WithdrawalDecision } from './WithdrawalDecision.tsx';
import { WithdrawalBadges } from './WithdrawalsScreen.tsx';

const columns = [
  { id: 'to', header: t('withdrawals.plan.to') },
  { id: 'owner', header: t('withdrawals.plan.owner') },
  { id: 'paidIn', header: t('withdrawals.plan.paidIn'), numeric: true, align: 'end' },
  { id: 'amount', header: t('withdrawals.plan.amount'), numeric: true, align: 'end' },
  { id: 'state', header: t('withdrawals.plan.state') },
] as const;

/** One withdrawal: its plan, the source of its money, the checks, and the decision that it waits for. */
export function WithdrawalScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/withdrawals/{withdrawalId}', { path: { withdrawalId: id } }));
  return (
    <Stack gap="md">
      <Link href={to('withdrawals')} tone="muted">
        {t('withdrawals.back')}
      </Link>
      <Loaded query={query}>
        {(withdrawal) => (
          <>
            <PageHead
              title={t('withdrawals.title', {
                amount: moneyText(withdrawal.amount, withdrawal.iso),
                player: withdrawal.name ?? withdrawal.login,
              })}
              badges={<WithdrawalBadges withdrawal={withdrawal} />}
              detail={t('withdrawals.asked', {
                time: shownTime(withdrawal.at),
                ends: withdrawal.reviewEndsAt === null ? '–' : shownTime(withdrawal.reviewEndsAt),
                since: shownTime(withdrawal.registeredAt),
              })}
            />
            <ConsoleColumns aside={<Aside withdrawal={withdrawal} />}>
              <Plan withdrawal={withdrawal} />
              <Source withdrawal={withdrawal} />
              <Checks withdrawal={withdrawal} />
              <StepsCard steps={withdrawal.steps} />
            </ConsoleColumns>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

interface PartOf {
  readonly withdrawal: OperatorWithdrawalDetail;
}

/** The decision while the withdrawal waits, the player's withdrawals before, and the pages that belong to it. */
function Aside({ withdrawal }: PartOf) {
  const { id, iso, state, before } = withdrawal;
  const [done, setDone] = useState<string>();
  return (
    <>
      {state === 'review' ? (
        <WithdrawalDecision key={id} withdrawal={withdrawal} onDone={setDone} />
      ) : (
        <DoneNotice text={done} />
      )}
      <TitledCard title={t('withdrawals.before')}>
        <DetailList
          details={[
            { id: 'paid', label: t('withdrawals.before.paid'), value: String(before.paid) },
            { id: 'refused', label: t('withdrawals.before.refused'), value: String(before.refused) },
            { id: 'year', label: t('withdrawals.before.year'), value: moneyText(before.yearSum, iso) },
          ]}
        />
      </TitledCard>
      <PaymentLinks payment={withdrawal} />
    </>
  );
}

function Plan({ withdrawal: { legs, iso } }: PartOf) {
  return (
    <TableCard
      title={t('withdrawals.plan')}
      columns={columns}
      rows={legs.map((leg, index) => ({
        id: String(index),
        cells: {
          to: `${leg.method} ${leg.requisite}`,
          owner: leg.owner ?? '',
          paidIn: Number(leg.paidIn) === 0 ? '–' : moneyText(leg.paidIn, iso),
          amount: moneyText(leg.amount, iso),
          state: paymentStateText(leg.state),
        },
      }))}
    />
  );
}

function Source({ withdrawal: { source, iso, balance, debt } }: PartOf) {
  const money = (amount: string) => moneyText(amount, iso);
  return (
    <TitledCard title={t('withdrawals.source')}>
      <DetailList
        details={[
          { id: 'deposited', label: t('withdrawals.source.deposited'), value: money(source.deposited) },
          { id: 'staked', label: t('withdrawals.source.staked'), value: money(source.staked) },
          { id: 'won', label: t('withdrawals.source.won'), value: money(source.won) },
          ...(Number(source.taxed) === 0
            ? []
            : [{ id: 'taxed', label: t('withdrawals.source.taxed'), value: money(source.taxed) }]),
          ...(source.biggestWin === null
            ? []
            : [{ id: 'win', label: t('withdrawals.source.biggestWin'), value: money(source.biggestWin) }]),
          ...(source.turnover === null
            ? []
            : [{ id: 'turnover', label: t('withdrawals.source.turnover'), value: `${source.turnover}×` }]),
          { id: 'balance', label: t('withdrawals.source.balance'), value: money(balance) },
          { id: 'debt', label: t('withdrawals.source.debt'), value: money(debt), strong: Number(debt) > 0 },
        ]}
      />
    </TitledCard>
  );
}

function Checks({ withdrawal: { checks } }: PartOf) {
  return (
    <TitledCard title={t('withdrawals.checks')}>
      <Grid columns="fit">
        {checks.map(({ code, isFine }) => (
          <Inline key={code} gap="sm">
            <Badge tone={isFine ? 'success' : 'warning'}>
              {t(isFine ? 'withdrawals.fine' : 'withdrawals.doubtful')}
            </Badge>
            <Paragraph>{messageOf(isFine ? 'withdrawals.check' : 'withdrawals.doubt', code)}</Paragraph>
          </Inline>
        ))}
      </Grid>
    </TitledCard>
  );
}
