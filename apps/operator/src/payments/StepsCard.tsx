import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { messageOf, t } from '../messages/messages.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { paymentReasonText, paymentStateText } from './paymentText.ts';

const columns = [
  { id: 'at', header: t('payments.step.at'), numeric: true },
  { id: 'step', header: t('payments.step.state') },
  { id: 'by', header: t('payments.step.by') },
  { id: 'reason', header: t('payments.fact.reason') },
] as const;

/** Text of the cause of a step: an operator by name, or one of the platform's own. */
const sourceText = (source: string): string =>
  source.startsWith('operator:') ? source.slice('operator:'.length) : messageOf('payments.source', source);

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
          by: sourceText(source),
          reason: reason === null ? '' : paymentReasonText(reason),
        },
      }))}
    />
  );
}
