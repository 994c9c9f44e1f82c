import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { Input } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { moneyText } from '../shared/money.ts';
import { refundFault } from './refundFault.ts';

export interface DepositActProps {
  readonly payment: OperatorPaymentDetail;
  /** Called with the message of success: the page may no longer show the decision then. */
  readonly onDone: (text: string) => void;
}

/** Refund of a part or all of a credited deposit. */
export function RefundDeposit({ payment: { id, left, receivedIso }, onDone }: DepositActProps) {
  const write = useWrite();
  /** As typed; undefined for all that is left. */
  const [typed, setTyped] = useState<string>();
  const amount = (typed ?? left).trim();
  const fault = refundFault(amount, left);
  const shown = fault === undefined ? moneyText(amount, receivedIso) : amount;
  const problems =
    fault === undefined ? [] : [{ field: 'amount', text: t(fault, { left: moneyText(left, receivedIso) }) }];

  async function send(reason: string): Promise<string | undefined> {
    const body = { amount, reason };
    const answer = await write.send('post', '/ops/payments/{paymentId}/refund', {
      path: { paymentId: id },
      body,
    });
    if (!answer) return undefined;
    setTyped(undefined);
    return t('payments.done.refund', { amount: shown });
  }

  return (
    <Decision
      title={t('payments.refundTitle')}
      detail={t('payments.refundIntro', { left: moneyText(left, receivedIso) })}
      problems={problems}
      write={write}
      label={fault === undefined ? t('payments.do.refund', { amount: shown }) : t('payments.refund')}
      question={{
        title: t('payments.refundAsk', { amount: shown }),
        detail: t('payments.refundDetail'),
      }}
      send={send}
      onDone={onDone}
    >
      {(isTried) => (
        <CheckedField name="amount" label={t('payments.refundAmount')} problems={problems} isTried={isTried}>
          <Input value={typed ?? left} onValueChange={setTyped} inputMode="decimal" maxLength={30} />
        </CheckedField>
      )}
    </Decision>
  );
}
