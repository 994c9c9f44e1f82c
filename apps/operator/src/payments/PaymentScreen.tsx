import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { ConsoleColumns, DetailList, Link, Stack } from '@touchline/ui';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall } from '../shared/useCall.ts';
import { DepositActs } from './DepositActs.tsx';
import { PaymentDecision } from './PaymentDecision.tsx';
import { PaymentLinks } from './PaymentLinks.tsx';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';
import { paymentReasonText } from './paymentText.ts';
import { StepsCard } from './StepsCard.tsx';

/** One payment: its facts, its steps, and the decision that it waits for. */
export function PaymentScreen({ id }: { readonly id: string }) {
  const asked = useCall<OperatorPaymentDetail>(within('/ops/payments', id));
  return (
    <Stack gap="md">
      <Link href={to('payments')} tone="muted">
        {t('payments.back')}
      </Link>
      <Loaded asked={asked}>
        {(payment) => (
          <>
            <PageHead
              title={t(`payments.title.${payment.direction}`, { id: payment.id.slice(0, 8) })}
              badges={<PaymentStateBadge state={payment.state} />}
              detail={shownTime(payment.at)}
            />
            <ConsoleColumns aside={<Acts payment={payment} reload={asked.reload} />}>
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

interface ActsProps {
  readonly payment: OperatorPaymentDetail;
  readonly reload: () => void;
}

/** Decisions that an operator can make about a payment, and links to the pages that belong to it. */
function Acts({ payment, reload }: ActsProps) {
  const { direction, state, reason, left } = payment;
  const isDeposit = direction === 'deposit';
  return (
    <>
      {isDeposit && state === 'review' && reason !== 'sent-back' ? (
        <PaymentDecision payment={payment} reload={reload} />
      ) : null}
      {isDeposit && state === 'succeeded' ? (
        <DepositActs key={left} payment={payment} reload={reload} />
      ) : null}
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
