import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { paymentReasonText, paymentSourceText, paymentStateText } from './paymentText.ts';

const columns = [
  { id: 'at', header: t('payments.step.at'), numeric: true },
  { id: 'step', header: t('payments.step.state') },
  { id: 'by', header: t('payments.step.by') },
  { id: 'reason', header: t('payments.fact.reason') },
] as const;

/** States that a deposit or a withdrawal has had, the first one first. */
export function StepsCard({ steps }: Pick<OperatorPaymentDetail, 'steps'>) {
  return (
    <TableCard
      title={t('payments.steps')}
      columns={columns}
      rows={steps.map(({ at, state, source, reason }, index) => ({
        id: String(index),
        cells: {
          at: shownTime(at),
          step: paymentStateText(state),
          by: paymentSourceText(source),
          reason: reason === null ? '' : paymentReasonText(reason),
        },
      }))}
    />
  );
}
