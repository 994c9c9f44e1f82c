import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { Button, ConfirmDialog, Field, Inline, Input, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';

interface DepositActsProps {
  readonly payment: OperatorPaymentDetail;
  readonly reload: () => void;
}

/** `voidNevertheless`: the provider says that the deposit is paid. */
type Asked = 'refund' | 'void' | 'voidNevertheless';

/** Refund of a part or all of a credited deposit, and voiding one that was credited wrongly; both need a reason. */
export function DepositActs({ payment, reload }: DepositActsProps) {
  const { iso, left } = payment;
  const { isBusy, problem, run } = useChange();
  const [amount, setAmount] = useState(left);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [asked, setAsked] = useState<Asked>();

  function ask(act: Asked): void {
    setTried(true);
    if (isReason(reason)) setAsked(act);
  }

  async function act(which: Asked): Promise<void> {
    const path = within('/ops/payments', payment.id);
    const why = { reason: reason.trim() };
    const answer =
      which === 'refund'
        ? await run('POST', `${path}/refund`, { ...why, amount: amount.trim() })
        : await run('POST', `${path}/void`, { ...why, isConfirmed: which === 'voidNevertheless' });
    setAsked(undefined);
    if (answer) reload();
  }

  const isRefund = asked === 'refund';
  const isDoubted = problem?.refusal.code === 'PROVIDER_SAYS_PAID';
  return (
    <TitledCard title={t('payments.acts')}>
      <Stack gap="md">
        <Paragraph tone="muted">{t('payments.actsDetail', { left: moneyText(left, iso) })}</Paragraph>
        <Field label={t('payments.refundAmount')}>
          <Input value={amount} onValueChange={setAmount} inputMode="decimal" maxLength={30} />
        </Field>
        <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
        <ProblemNotice problem={problem} />
        <Inline wrap="wrap">
          <Button tone="strong" busy={isBusy} onClick={() => ask('refund')}>
            {t('payments.refund')}
          </Button>
          <Button
            tone="danger"
            emphasis="outline"
            busy={isBusy}
            onClick={() => ask(isDoubted ? 'voidNevertheless' : 'void')}
          >
            {t('payments.void')}
          </Button>
        </Inline>
      </Stack>
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          title={
            isRefund
              ? t('payments.refundAsk', { amount: moneyText(amount.trim(), iso) })
              : asked === 'void'
                ? t('payments.voidAsk', {
                    amount: moneyText(payment.received ?? payment.amount, payment.receivedIso),
                  })
                : t('payments.voidConfirmAsk')
          }
          description={t(
            isRefund
              ? 'payments.refundDetail'
              : asked === 'void'
                ? 'payments.voidDetail'
                : 'payments.voidConfirmDetail',
          )}
          confirmLabel={t(isRefund ? 'payments.refund' : 'payments.void')}
          cancelLabel={t('form.back')}
          tone="danger"
          busy={isBusy}
          onConfirm={() => void act(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </TitledCard>
  );
}
