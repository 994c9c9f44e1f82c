import {
  ButtonLink,
  Card,
  DetailList,
  Link,
  Notice,
  PaymentResult,
  Stack,
  type DetailItem,
} from '@touchline/ui';
import type { Payment } from '@touchline/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { copyText } from '../../../platform/page/device.ts';
import { usePaymentPaths } from '../usePaymentPaths.ts';
import { againSearch } from '../withdraw/withdrawalAgain.ts';
import { PlanOf } from '../withdraw/PlanOf.tsx';
import { CancelPayment } from './CancelPayment.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import type { PaymentViewProps } from './PaymentView.tsx';

/** State of a withdrawal with its steps, the payments it consists of, and what can be done with it now. */
export function WithdrawalResult({ payment, record }: PaymentViewProps) {
  const { t } = useTranslation('payments');
  const findText = useFindText();
  const format = useFormat();
  const [copied, setCopied] = useState<string>();
  const { iso, outcome, reason, needs = [], legs = [], reviewEndsAt } = payment;
  const money = (text: string) => format.money(text, iso);
  const kind = kindOf(payment);
  const why = reason === undefined ? undefined : findText('payments', `refusal.${reason}`);
  const numberLabel = t('result.number');
  const facts: readonly DetailItem[] = [
    ...(Number(payment.fee) === 0 ? [] : [{ id: 'fee', label: t('result.fee'), value: money(payment.fee) }]),
    ...(payment.received === undefined
      ? []
      : [{ id: 'received', label: t('withdraw.arrives'), value: money(payment.received) }]),
    ...(payment.returned === undefined
      ? []
      : [{ id: 'returned', label: t('withdrawal.backToBalance'), value: money(payment.returned) }]),
    {
      id: 'number',
      label: numberLabel,
      value: payment.id,
      copyLabel: t('result.copy', { label: numberLabel }),
    },
    ...(record ?? []),
  ];
  const copy = async (): Promise<void> => {
    if (await copyText(payment.id)) setCopied(t('result.copied', { label: numberLabel }));
  };
  const detail =
    kind === 'review' && reviewEndsAt !== undefined
      ? t('withdrawal.review.until', { time: `${format.day(reviewEndsAt)} ${format.time(reviewEndsAt)}` })
      : t(`withdrawal.${kind}.detail`);
  return (
    <Stack gap="md">
      <PaymentResult
        outcome={outcome}
        direction="withdrawal"
        amount={money(payment.amount)}
        title={t(`withdrawal.${kind}.title`)}
        detail={why ?? detail}
        actions={<Actions payment={payment} isRecord={record !== undefined} />}
      />
      {needs.length > 0 && <Needs needs={needs} />}
      <PaymentSteps payment={payment} dated={record !== undefined} />
      <Card>
        <Stack gap="lg">
          <PlanOf legs={legs} iso={iso} />
          <DetailList details={facts} copied={copied} onCopy={() => void copy()} />
        </Stack>
      </Card>
    </Stack>
  );
}

/** Documents that the review waits for, with the way to send them. */
function Needs({ needs }: { readonly needs: NonNullable<Payment['needs']> }) {
  const { t } = useTranslation('payments');
  const paths = usePaymentPaths();
  return (
    <Notice tone="warning" action={<Link href={paths.identification}>{t('withdrawal.send')}</Link>}>
      {t('withdrawal.needs', { documents: needs.map((one) => t(`withdrawal.document.${one}`)).join(', ') })}
    </Notice>
  );
}

/** Texts of a withdrawal by its state. */
function kindOf({ state, outcome, returned }: Payment) {
  if (state === 'review' || state === 'sent' || state === 'returned') return state;
  return state === 'paid' && returned !== undefined ? 'partly' : outcome;
}

interface ActionsProps {
  readonly payment: Payment;
  /** True if the actions are on the payment's record. */
  readonly isRecord: boolean;
}

function Actions({ payment, isRecord }: ActionsProps) {
  const { t } = useTranslation('payments');
  const paths = usePaymentPaths();
  const { id, outcome, actions } = payment;
  const isOver = outcome === 'fail' || outcome === 'cancel';
  return (
    <Stack gap="sm" data-print="never">
      {isOver && (
        <ButtonLink tone="strong" width="full" href={paths.withdraw + againSearch(payment)}>
          {t('withdrawal.again')}
        </ButtonLink>
      )}
      <ButtonLink
        emphasis={isOver || isRecord ? 'plain' : 'solid'}
        width="full"
        href={isRecord ? paths.history : paths.record(id)}
      >
        {t(isRecord ? 'result.toHistory' : 'result.toRecord')}
      </ButtonLink>
      {actions.includes('cancel') && (
        <CancelPayment
          paymentId={id}
          labels={{
            title: t('withdrawal.cancelTitle'),
            detail: t('withdrawal.cancelDetail'),
            confirm: t('withdrawal.cancelIt'),
            keep: t('withdrawal.keep'),
          }}
        />
      )}
    </Stack>
  );
}
