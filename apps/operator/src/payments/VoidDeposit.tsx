import { Notice } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { moneyText } from '../shared/money.ts';
import type { DepositActProps } from './RefundDeposit.tsx';

/** Problem of a deposit that its provider says is paid: voiding it needs a second confirmation. */
const SAYS_PAID = 'PROVIDER_SAYS_PAID';

/** Voids a deposit that was credited wrongly. */
export function VoidDeposit({ payment, onDone }: DepositActProps) {
  const { isBusy, problem, send: write } = useWrite();
  const saysPaid = problem?.refusal.code === SAYS_PAID;
  // Stays while the second confirmation is sent, which removes the problem.
  const [isDoubted, setDoubted] = useState(false);
  if (saysPaid && !isDoubted) setDoubted(true);
  const amount = moneyText(payment.received ?? payment.amount, payment.receivedIso);

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write('post', '/ops/payments/{paymentId}/void', {
      path: { paymentId: payment.id },
      body: { reason, isConfirmed: isDoubted },
    });
    if (!answer) return undefined;
    return t('payments.done.void', { amount });
  }

  return (
    <Decision
      title={t('payments.voidTitle')}
      detail={t('payments.voidIntro')}
      // The doubt has its own notice: nobody has changed the deposit meanwhile.
      write={{ isBusy, problem: saysPaid ? undefined : problem }}
      label={t(isDoubted ? 'payments.do.voidNevertheless' : 'payments.do.void', { amount })}
      tone="danger"
      question={
        isDoubted
          ? { title: t('payments.voidConfirmAsk'), detail: t('payments.voidConfirmDetail') }
          : { title: t('payments.voidAsk', { amount }), detail: t('payments.voidDetail') }
      }
      send={send}
      onDone={onDone}
    >
      {() =>
        isDoubted ? (
          <Notice tone="warning" announced>
            {t('payments.voidDoubted')}
          </Notice>
        ) : null
      }
    </Decision>
  );
}
