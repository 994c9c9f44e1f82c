import { parseStake, toWire } from '@touchline/betting';
import type { AutomaticWithdrawal } from '@touchline/contract';
import { AccountForm, AmountField, Button, Card, Link, Notice, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  automaticWithdrawalQuery,
  setAutomaticWithdrawal,
} from '../../../features/cashier/withdrawals.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/** Figure above which payouts are withdrawn by themselves; nothing where that isn't offered, and while it loads. */
export function AutomaticCard() {
  const { data } = useQuery(automaticWithdrawalQuery);
  if (!data || (!data.isOffered && data.above === undefined)) return null;
  return (
    <Card>
      <AutomaticForm key={data.above ?? ''} state={data} />
    </Card>
  );
}

function AutomaticForm({ state }: { readonly state: AutomaticWithdrawal }) {
  const { accountId, iso, above, to } = state;
  const { t, i18n } = useTranslation('payments');
  const format = useFormat();
  const errorMessage = useErrorMessage('payments', { NOT_OFFERED: 'automatic.notOffered' });
  const [typed, setTyped] = useState(above ?? '');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const parsed = parseStake(typed, iso);

  async function save(figure: string | null): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await setAutomaticWithdrawal(accountId, figure);
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy(false);
  }

  return (
    <AccountForm
      tone="neutral"
      title={t('automatic.title')}
      lead={to === undefined ? t('automatic.leadNowhere') : t('automatic.lead', { requisite: to.requisite })}
      submitLabel={t(above === undefined ? 'automatic.turnOn' : 'automatic.change')}
      saved={above === undefined ? undefined : t('automatic.on', { amount: format.money(above, iso) })}
      error={failure}
      busy={isBusy}
      movesMoney
      secondary={
        above !== undefined && (
          <Button emphasis="plain" width="full" onClick={() => void save(null)}>
            {t('automatic.turnOff')}
          </Button>
        )
      }
      onSubmit={() => {
        setTried(true);
        if (parsed.ok) void save(toWire(parsed.minor, iso));
      }}
    >
      <Stack gap="sm">
        <LastPayout state={state} />
        <AmountField
          label={t('automatic.above')}
          {...currencyMark(iso, i18n.language)}
          value={typed}
          error={isTried && !parsed.ok ? t('faults.amount') : undefined}
          onValueChange={setTyped}
        />
      </Stack>
    </AccountForm>
  );
}

/** Result of the last payout above the figure. */
function LastPayout({ state: { iso, last } }: { readonly state: AutomaticWithdrawal }) {
  const { t } = useTranslation('payments');
  const findText = useFindText();
  const format = useFormat();
  const paths = usePaths();
  if (last === undefined) return null;
  const amount = format.money(last.amount, iso);
  const time = `${format.day(last.at)} ${format.time(last.at)}`;
  if (last.paymentId !== undefined)
    return (
      <Notice
        tone="info"
        action={<Link href={paths.paymentRecord(last.paymentId)}>{t('automatic.toPayment')}</Link>}
      >
        {t('automatic.requested', { amount, time })}
      </Notice>
    );
  const why = findText('payments', `automatic.kept.${last.reason ?? ''}`) ?? t('automatic.kept.other');
  return <Notice tone="warning">{`${t('automatic.stayed', { amount, time })} ${why}`}</Notice>;
}
