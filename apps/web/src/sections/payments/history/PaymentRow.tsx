import { AccountRow, Badge, PaymentMark, type BadgeTone } from '@touchline/ui';
import type { Payment } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../../features/cashier/paymentText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';

const TONES = {
  success: 'success',
  pending: 'warning',
  fail: 'neutral',
  cancel: 'neutral',
} as const satisfies Record<Payment['outcome'], BadgeTone>;

/** A payment in the list: method, time, amount, and its state unless it is simply done. */
export function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const lang = useLang();
  const paths = usePaths();
  const format = useFormat();
  const { direction, outcome, state, createdAt, iso } = payment;
  const isOver = outcome === 'fail' || outcome === 'cancel';
  const amount = format.money(payment.amount, iso);
  const isNothing = isOver && payment.received === undefined;
  return (
    <AccountRow
      lead={<PaymentMark name={payment.icon} />}
      title={t(`history.${direction}`, { method: textIn(payment.methodName, lang) })}
      detail={[`${format.day(createdAt)} ${format.time(createdAt)}`, payment.received && payment.requisite]
        .filter(Boolean)
        .join(' · ')}
      value={direction === 'deposit' && outcome === 'success' ? `+ ${amount}` : amount}
      aside={
        state !== 'succeeded' &&
        state !== 'paid' && (
          <Badge tone={TONES[outcome]}>{isNothing ? t('history.nothing') : t(`state.${state}`)}</Badge>
        )
      }
      href={paths.paymentRecord(payment.id)}
    />
  );
}
