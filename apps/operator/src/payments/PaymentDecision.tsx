import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { Button, ConfirmDialog, Inline, Notice, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';

interface PaymentDecisionProps {
  readonly payment: OperatorPaymentDetail;
  readonly reload: () => void;
}

const decisions = { credit: 'credit', sendBack: 'send-back' } as const;

/** Decision about money that has arrived and may not be credited by itself, with its reason. */
export function PaymentDecision({ payment, reload }: PaymentDecisionProps) {
  const { isBusy, problem, run } = useChange();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [asked, setAsked] = useState<keyof typeof decisions>();
  const { iso, canCredit, cameWith } = payment;
  const amount = moneyText(payment.received ?? payment.amount, payment.receivedIso);

  function ask(decision: keyof typeof decisions): void {
    setTried(true);
    if (isReason(reason)) setAsked(decision);
  }

  async function decide(decision: keyof typeof decisions): Promise<void> {
    const path = `${within('/ops/payments', payment.id)}/${decisions[decision]}`;
    const answer = await run('POST', path, { reason: reason.trim() });
    setAsked(undefined);
    if (answer) reload();
  }

  return (
    <TitledCard title={t('payments.decide')}>
      <Stack gap="md">
        <Paragraph tone="muted">{t('payments.decideDetail')}</Paragraph>
        {canCredit ? null : (
          <Notice tone="warning">
            {cameWith?.kind === 'surplus'
              ? t('payments.surplusGoesBack')
              : t('payments.otherCurrency', { received: amount, iso })}
          </Notice>
        )}
        <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
        <ProblemNotice problem={problem} />
        <Inline wrap="wrap">
          {canCredit ? (
            <Button tone="strong" busy={isBusy} onClick={() => ask('credit')}>
              {t('payments.credit')}
            </Button>
          ) : null}
          <Button
            {...(canCredit ? { emphasis: 'outline' } : { tone: 'strong' })}
            busy={isBusy}
            onClick={() => ask('sendBack')}
          >
            {t('payments.sendBack')}
          </Button>
        </Inline>
      </Stack>
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          title={t(asked === 'credit' ? 'payments.creditAsk' : 'payments.sendBackAsk', { amount })}
          description={t('payments.askDetail')}
          confirmLabel={t(asked === 'credit' ? 'payments.credit' : 'payments.sendBack')}
          cancelLabel={t('form.back')}
          tone="danger"
          busy={isBusy}
          onConfirm={() => void decide(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </TitledCard>
  );
}
