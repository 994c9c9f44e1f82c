import { CodeStep } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalCode } from '../../../features/cashier/withdrawals.api.ts';
import { useSecondsLeft } from '../../../platform/clock/useSecondsLeft.ts';
import type { Withdrawal } from './useWithdrawal.ts';

interface WithdrawalCodeStepProps {
  readonly code: WithdrawalCode;
  /** Amount that the code confirms, formatted. */
  readonly amount: string;
  readonly withdrawal: Pick<Withdrawal, 'confirm' | 'resend' | 'back' | 'failure' | 'isBusy'>;
}

/** The one-time code that confirms a withdrawal. */
export function WithdrawalCodeStep({ code, amount, withdrawal }: WithdrawalCodeStepProps) {
  const { t } = useTranslation(['payments', 'common']);
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const wait = useSecondsLeft(code.resendAt);
  const { length, channel, target } = code;
  return (
    <CodeStep
      title={t('code.title', { amount })}
      tone="primary"
      lead={t(`code.${channel}`, { target, count: length })}
      length={length}
      value={typed}
      labels={{
        code: t('code.label'),
        submit: t('withdraw.submit', { amount }),
        resend: t('code.resend'),
        change: t('code.back'),
      }}
      error={isShort ? t('code.short', { count: length }) : withdrawal.failure}
      wait={wait > 0 ? t('code.wait', { time: t('common:seconds', { count: wait }) }) : undefined}
      busy={withdrawal.isBusy}
      onValueChange={(next) => {
        setTyped(next);
        setShort(false);
      }}
      onSubmit={() => {
        setShort(typed.length !== length);
        if (typed.length === length) void withdrawal.confirm(typed);
      }}
      onResend={() => {
        setTyped('');
        void withdrawal.resend();
      }}
      onChangeAddress={withdrawal.back}
    />
  );
}
