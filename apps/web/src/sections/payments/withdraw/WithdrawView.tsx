import { useQuery } from '@tanstack/react-query';
import { ErrorState, Link, Skeleton, Stack, WithdrawalRoom, type KeptPart } from '@touchline/ui';
import type { WithdrawalGate } from '@touchline/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import { withdrawalOptionsQuery, type WithdrawalOptions } from '../../../features/cashier/withdrawals.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { usePaymentPaths } from '../usePaymentPaths.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

export interface WithdrawViewProps {
  /**
   * Amount before anything is typed.
   * @default none
   */
  readonly proposed?: string;
}

/** Amount that can be withdrawn, reasons that keep the rest, and the form. */
export function WithdrawView({ proposed = '' }: WithdrawViewProps) {
  const { t } = useTranslation('payments');
  const errorMessage = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(withdrawalOptionsQuery);
  useEffect(() => track('bill_open', 'withdrawal'), []);
  if (!data && error)
    return (
      <ErrorState
        title={t('withdraw.loadFailed')}
        detail={errorMessage(error)}
        retryLabel={t('deposit.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Stack gap="lg">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  return (
    <Stack gap="lg">
      <Room options={data} />
      {Number(data.free) > 0 && <WithdrawForm options={data} proposed={proposed} />}
    </Stack>
  );
}

function Room({ options }: { readonly options: WithdrawalOptions }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const paths = usePaymentPaths();
  const { balance, free, iso, gates } = options;
  const whole = Number(balance);
  const shareOf = (amount: string): number => (whole === 0 ? 0 : Number(amount) / whole);
  const isAll = free === balance;
  const money = (amount: string) => format.money(amount, iso);
  const actions = {
    FROZEN: undefined,
    VERIFICATION_REQUIRED:
      paths.verification === undefined
        ? undefined
        : {
            href: paths.verification,
            label: t(paths.isInReview ? 'withdraw.gate.inReview' : 'withdraw.gate.verify'),
          },
    DEBT: undefined,
    TURNOVER: { href: paths.matches, label: t('withdraw.gate.matches') },
    CONTACT_NEEDED: { href: paths.security, label: t('withdraw.gate.security') },
  } as const;
  const kept = gates.map(({ code, amount = '0', toGo }: WithdrawalGate): KeptPart => {
    const action = actions[code];
    return {
      id: code,
      title: t(`withdraw.gate.${code}.title`),
      detail: t(`withdraw.gate.${code}.detail`, { amount: money(toGo ?? amount) }),
      action: action && <Link href={action.href}>{action.label}</Link>,
      amount: money(amount),
      share: shareOf(amount),
      tone: 'waiting',
    };
  });
  return (
    <WithdrawalRoom
      label={t(whole === 0 ? 'withdraw.nothing' : 'withdraw.can')}
      amount={money(free)}
      whole={isAll ? undefined : t('withdraw.of', { amount: money(balance) })}
      share={shareOf(free)}
      kept={kept}
    />
  );
}
