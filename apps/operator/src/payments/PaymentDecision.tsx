import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { Field, Notice, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { moneyText } from '../shared/money.ts';

interface PaymentDecisionProps {
  readonly payment: OperatorPaymentDetail;
  /** Called with the message of success: the page then no longer shows the decision. */
  readonly onDone: (text: string) => void;
}

const kinds = ['credit', 'sendBack'] as const;
const paths = {
  credit: '/ops/payments/{paymentId}/credit',
  sendBack: '/ops/payments/{paymentId}/send-back',
} as const;

/** Decision about money that has arrived and may not be credited by itself: credits it, or sends it back. */
export function PaymentDecision({ payment, onDone }: PaymentDecisionProps) {
  const { id, canCredit, received, receivedIso } = payment;
  const write = useWrite();
  const [chosen, setChosen] = useState<(typeof kinds)[number]>('credit');
  const kind = canCredit ? chosen : 'sendBack';
  const amount = moneyText(received ?? payment.amount, receivedIso);

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', paths[kind], { path: { paymentId: id }, body: { reason } });
    if (!answer) return undefined;
    return t(`payments.done.${kind}`, { amount });
  }

  return (
    <Decision
      title={t('payments.decide')}
      detail={t('payments.decideDetail')}
      write={write}
      label={t(`payments.do.${kind}`, { amount })}
      question={{
        title: t(kind === 'credit' ? 'payments.creditAsk' : 'payments.sendBackAsk', { amount }),
        detail: t('payments.askDetail'),
      }}
      send={send}
      onDone={onDone}
    >
      {() => (
        <Stack gap="md">
          {canCredit ? (
            <Field label={t('payments.decision')}>
              <Select
                options={kinds.map((value) => ({ value, label: t(`payments.kind.${value}`) }))}
                value={kind}
                onValueChange={setChosen}
              />
            </Field>
          ) : (
            <OnlyBack payment={payment} />
          )}
        </Stack>
      )}
    </Decision>
  );
}

/** Says why the money can only be sent back. */
function OnlyBack({ payment }: Pick<PaymentDecisionProps, 'payment'>) {
  const { iso, cameWith, amount, received, receivedIso } = payment;
  return (
    <Notice tone="warning">
      {cameWith?.kind === 'surplus'
        ? t('payments.surplusGoesBack')
        : t('payments.otherCurrency', { received: moneyText(received ?? amount, receivedIso), iso })}
    </Notice>
  );
}
