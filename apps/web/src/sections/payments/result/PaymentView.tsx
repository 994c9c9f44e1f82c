import {
  ButtonLink,
  Card,
  DetailList,
  Notice,
  PaymentInstructions,
  PaymentMark,
  PaymentResult,
  Stack,
  type DetailItem,
} from '@touchline/ui';
import type { Payment } from '@touchline/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../../features/cashier/paymentText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { copyText } from '../../../platform/page/device.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { restoreStakes } from '../../../features/coupon/stakesForDeposit.ts';
import { pageBefore } from '../../../features/cashier/pageBefore.ts';
import { useRateDetails } from '../useRateDetails.ts';
import { retrySearch } from '../deposit/depositRetry.ts';
import { CancelPayment } from './CancelPayment.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';

export interface PaymentViewProps {
  readonly payment: Payment;
  /**
   * Details of the payment's record; without them it is the result page, which links to the record.
   * @default none
   */
  readonly record?: readonly DetailItem[] | undefined;
}

/** Result of a payment with its steps, its details and what can be done with it now. */
export function PaymentView({ payment, record }: PaymentViewProps) {
  const { t } = useTranslation('payments');
  const findText = useFindText();
  const lang = useLang();
  const format = useFormat();
  const rateDetails = useRateDetails();
  const [copied, setCopied] = useState<string>();
  // The provider's page has unloaded the coupon with what was typed.
  useEffect(restoreStakes, []);
  const { iso, outcome, state, reason } = payment;
  const amount = format.money(payment.amount, iso);
  const when = (seconds: number) => `${format.day(seconds)} ${format.time(seconds)}`;
  const why = reason === undefined ? undefined : findText('payments', `reason.${reason}`);
  const kind = kindOf(payment);
  const facts: readonly DetailItem[] = [
    { id: 'method', label: t('result.method'), value: textIn(payment.methodName, lang) },
    // Before a payment is made or refused, the provider only proposes a card.
    ...(payment.requisite === undefined || (payment.received === undefined && state !== 'failed')
      ? []
      : [{ id: 'from', label: t('result.from'), value: payment.requisite }]),
    ...(Number(payment.fee) === 0
      ? []
      : [{ id: 'fee', label: t('result.fee'), value: format.money(payment.fee, iso) }]),
    ...(payment.received === undefined ||
    (payment.received === payment.amount && payment.receivedIso === undefined)
      ? []
      : [
          {
            id: 'received',
            label: t('result.received'),
            value: format.money(payment.received, payment.receivedIso ?? iso),
          },
        ]),
    ...(payment.credit === undefined
      ? []
      : [
          ...rateDetails(iso, payment.credit),
          {
            id: 'credit',
            label: t('deposit.arrives'),
            value: format.money(payment.credit.amount, payment.credit.iso),
          },
        ]),
    ...(payment.refunded === undefined
      ? []
      : [{ id: 'refunded', label: t('result.refunded'), value: format.money(payment.refunded, iso) }]),
    ...(payment.cameWith === undefined
      ? []
      : [{ id: 'cameWith', label: t('result.cameWith'), value: payment.cameWith }]),
    { id: 'number', label: t('result.number'), value: payment.id, ...copyable(t('result.number')) },
    ...(record ?? []),
  ];
  const copies: readonly DetailItem[] =
    payment.instructions?.map(({ label, value }, index) => {
      const name = textIn(label, lang);
      return { id: String(index), label: name, value, ...copyable(name) };
    }) ?? [];
  const copy = async (items: readonly DetailItem[], id: string) => {
    const item = items.find((one) => one.id === id);
    if (item && (await copyText(item.value))) setCopied(t('result.copied', { label: item.label }));
  };
  return (
    <Stack gap="md">
      {copies.length > 0 ? (
        <PaymentInstructions
          method={{ name: textIn(payment.methodName, lang), logo: <PaymentMark name={payment.icon} /> }}
          title={t('result.transfer.title', { amount })}
          detail={t('result.transfer.detail')}
          details={copies}
          copied={copied}
          timer={
            payment.expiresAt === undefined ? undefined : t('result.until', { time: when(payment.expiresAt) })
          }
          actions={<Actions payment={payment} isRecord={record !== undefined} />}
          onCopy={(id) => void copy(copies, id)}
        />
      ) : (
        <PaymentResult
          outcome={outcome}
          amount={amount}
          title={t(`result.${kind}.title`)}
          detail={why ?? t(`result.${kind}.detail`)}
          actions={<Actions payment={payment} isRecord={record !== undefined} />}
        />
      )}
      <PaymentSteps payment={payment} dated={record !== undefined} />
      <Card>
        <DetailList details={facts} copied={copied} onCopy={(id) => void copy(facts, id)} />
      </Card>
      {state === 'review' && why !== undefined && <Notice tone="info">{t('result.review.detail')}</Notice>}
    </Stack>
  );

  function copyable(label: string) {
    return { copyLabel: t('result.copy', { label }) };
  }
}

/** Texts of a payment by its state. */
function kindOf({ state, outcome }: Payment) {
  if (state === 'created' || state === 'review' || state === 'returned') return state;
  return outcome;
}

interface ActionsProps {
  readonly payment: Payment;
  /** True if the actions are on the payment's record. */
  readonly isRecord: boolean;
}

function Actions({ payment, isRecord }: ActionsProps) {
  const { t } = useTranslation('payments');
  const paths = usePaths();
  const { outcome, actions, redirectUrl } = payment;
  const page = pageBefore();
  const isOver = outcome === 'fail' || outcome === 'cancel';
  const isRefused = payment.state === 'failed';
  const again = isRefused ? paths.recharge + retrySearch(payment) : paths.recharge;

  return (
    <Stack gap="sm" data-print="never">
      {actions.includes('continue') && redirectUrl !== undefined && (
        <ButtonLink tone="strong" width="full" href={redirectUrl}>
          {t('result.continue')}
        </ButtonLink>
      )}
      {isOver && (
        <ButtonLink tone="strong" width="full" href={again}>
          {t(isRefused ? 'result.other' : 'result.again')}
        </ButtonLink>
      )}
      {!isOver && !isRecord && (
        <ButtonLink
          tone={actions.length > 0 ? 'neutral' : 'strong'}
          width="full"
          href={page?.path ?? paths.home}
        >
          {t(page === undefined ? 'result.bets' : page.hasCoupon ? 'result.toCoupon' : 'result.back')}
        </ButtonLink>
      )}
      {outcome === 'success' && !isRecord && (
        <ButtonLink width="full" href={paths.responsible}>
          {t('result.limits')}
        </ButtonLink>
      )}
      <ButtonLink
        emphasis="plain"
        width="full"
        href={isRecord ? paths.payments : paths.paymentRecord(payment.id)}
      >
        {t(isRecord ? 'result.toHistory' : 'result.toRecord')}
      </ButtonLink>
      {actions.includes('cancel') && (
        <CancelPayment
          paymentId={payment.id}
          labels={{
            title: t('result.cancelTitle'),
            detail: t('result.cancelDetail'),
            confirm: t('result.cancelIt'),
            keep: t('result.keep'),
          }}
        />
      )}
    </Stack>
  );
}
