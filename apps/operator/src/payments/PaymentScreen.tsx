import { useQuery } from '@tanstack/react-query';
import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { ConsoleColumns, DetailList, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { PaymentDecision } from './PaymentDecision.tsx';
import { PaymentLinks } from './PaymentLinks.tsx';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';
import { paymentReasonText } from './paymentText.ts';
import { RefundDeposit } from './RefundDeposit.tsx';
import { StepsCard } from './StepsCard.tsx';
import { VoidDeposit } from './VoidDeposit.tsx';

/** One payment: its facts, its steps, and the decision that it waits for. */
export function PaymentScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/payments/{paymentId}', { path: { paymentId: id } }));
  return (
    <Stack gap="md">
      <Link href={to('payments')} tone="muted">
        {t('payments.back')}
      </Link>
      <Loaded query={query}>
        {(payment) => (
          <>
            <PageHead
              title={t(`payments.title.${payment.direction}`, { id: payment.id.slice(0, 8) })}
              badges={<PaymentStateBadge state={payment.state} />}
              detail={shownTime(payment.at)}
            />
            <ConsoleColumns aside={<Acts payment={payment} />}>
              <TitledCard title={t('payments.facts')}>
                <DetailList details={factsOf(payment)} />
              </TitledCard>
              <StepsCard steps={payment.steps} />
            </ConsoleColumns>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** Decisions that an operator can make about a payment, and links to the pages that belong to it. */
function Acts({ payment }: { readonly payment: OperatorPaymentDetail }) {
  const { direction, state, reason } = payment;
  const [done, setDone] = useState<string>();
  const isDeposit = direction === 'deposit';
  const isToDecide = isDeposit && state === 'review' && reason !== 'sent-back';
  const isCredited = isDeposit && state === 'succeeded';
  return (
    <>
      {isToDecide ? <PaymentDecision payment={payment} onDone={setDone} /> : null}
      {isCredited ? (
        <>
          <RefundDeposit payment={payment} onDone={setDone} />
          <VoidDeposit payment={payment} onDone={setDone} />
        </>
      ) : null}
      {isToDecide || isCredited ? null : <DoneNotice text={done} />}
      <PaymentLinks payment={payment} />
    </>
  );
}

function factsOf(payment: OperatorPaymentDetail) {
  const { iso } = payment;
  const facts = {
    amount: moneyText(payment.amount, iso),
    received: payment.received === null ? null : moneyText(payment.received, payment.receivedIso),
    credit: creditOf(payment),
    fee: moneyText(payment.fee, iso),
    refunded: moneyText(payment.refunded, iso),
    method: payment.method,
    provider: payment.provider,
    providerRef: payment.providerRef,
    requisite: payment.requisite,
    reason: payment.reason === null ? null : paymentReasonText(payment.reason),
  } as const;
  const names = [
    'amount',
    'received',
    'credit',
    'fee',
    'refunded',
    'method',
    'provider',
    'providerRef',
    'requisite',
    'reason',
  ] as const;
  return names.flatMap((name) => {
    const value = facts[name];
    return value === null ? [] : [{ id: name, label: t(`payments.fact.${name}`), value }];
  });
}

/** Credit in the account's currency with its rate; null for a payment in that currency. */
function creditOf({ iso, credit }: OperatorPaymentDetail): string | null {
  if (!credit) return null;
  const { amount, rate, spread, source, iso: to } = credit;
  return t('payments.creditAt', { amount: moneyText(amount, to), from: iso, to, rate, spread, source });
}
