import { Card, Stepper } from '@touchline/ui';
import type { Payment } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { stepsOf } from './paymentSteps.ts';

export interface PaymentStepsProps {
  readonly payment: Payment;
  /**
   * True names days by their dates, as a document is read later.
   * @default false
   */
  readonly dated?: boolean;
}

/** Steps of a payment with their times. */
export function PaymentSteps({ payment, dated = false }: PaymentStepsProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const when = (seconds: number) =>
    `${dated ? format.date(seconds) : format.day(seconds)} ${format.time(seconds)}`;
  return (
    <Card>
      <Stepper
        layout="list"
        label={t('result.steps')}
        stateLabels={{
          done: t('stepState.done'),
          current: t('stepState.current'),
          next: t('stepState.next'),
          blocked: t('stepState.blocked'),
          failed: t('state.failed'),
          cancelled: t('state.cancelled'),
        }}
        steps={stepsOf(payment).map((step, index) => ({
          id: `${step.state}-${index}`,
          label: t(`state.${step.state}`),
          state: step.step,
          detail: step.at === undefined ? undefined : when(step.at),
        }))}
      />
    </Card>
  );
}
