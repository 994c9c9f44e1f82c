import {
  AccountForm,
  AmountField,
  Checkbox,
  Button,
  FormFields,
  Inline,
  Notice,
  RadioGroup,
  Stack,
  type FormField,
} from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../../features/cashier/paymentText.ts';
import { removeInstrument, type WithdrawalOptions } from '../../../features/cashier/withdrawals.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import type { AmountError } from '../deposit/depositForm.ts';
import { shapeOf } from '../deposit/fieldShape.ts';
import { useUnavailable } from '../useUnavailable.ts';
import { PlanOf } from './PlanOf.tsx';
import { useWithdrawal } from './useWithdrawal.ts';
import { WithdrawalCodeStep } from './WithdrawalCodeStep.tsx';
import { NEW, quickAmounts, takesNew } from './withdrawalForm.ts';

export interface WithdrawFormProps {
  readonly options: WithdrawalOptions;
  /** Amount before anything is typed; may be empty. */
  readonly proposed: string;
}

/** Destination, amount and plan of a withdrawal, and the button that requests it; then its code, if one is needed. */
export function WithdrawForm({ options, proposed }: WithdrawFormProps) {
  const { iso, free, instruments, methods, reversal } = options;
  const { t, i18n } = useTranslation('payments');
  const lang = useLang();
  const format = useFormat();
  const unavailableText = useUnavailable();
  const withdrawal = useWithdrawal(options, proposed);
  const { amount, destination, judged, quote, faults, isTried, values } = withdrawal;
  const money = (text: string) => format.money(text, iso);
  const round = (text: string) => format.roundMoney(text, iso);

  const closed = methods.filter((method) => method.fields.length > 0 && !takesNew(method));
  const closedNotice = closed.map((one) => (
    <Notice key={one.id} tone="info">
      {`${textIn(one.name, lang)}: ${unavailableText(one) ?? ''}`}
    </Notice>
  ));

  if (!destination)
    return closed.length > 0 ? (
      <Stack gap="sm">{closedNotice}</Stack>
    ) : (
      <Notice tone="info">{t('withdraw.noMethods')}</Notice>
    );
  if (withdrawal.code && judged.wire !== undefined)
    return <WithdrawalCodeStep code={withdrawal.code} amount={money(judged.wire)} withdrawal={withdrawal} />;

  const { method, instrumentId } = destination;
  const choices = [
    ...instruments.map(({ id, name, requisite }) => ({
      value: id,
      label: `${textIn(name, lang)} ${requisite}`,
    })),
    ...methods.filter(takesNew).map(({ id, name }) => ({
      value: `${NEW}${id}`,
      label: t('withdraw.another', { method: textIn(name, lang) }),
    })),
  ];
  const fields: readonly FormField[] =
    instrumentId === undefined
      ? method.fields.map((field) => ({
          ...shapeOf(field, lang),
          id: field.id,
          label: textIn(field.label, lang),
          required: field.isRequired,
          value: values[field.id] ?? '',
          ...(isTried && faults[field.id] ? { error: t(`faults.${faults[field.id] ?? 'pattern'}`) } : {}),
        }))
      : [];

  return (
    <AccountForm
      tone="primary"
      submitLabel={
        judged.wire === undefined
          ? t('withdraw.choose')
          : t('withdraw.submit', { amount: money(judged.wire) })
      }
      footer={t(reversal === 'never' ? 'withdraw.final' : 'withdraw.cancellable')}
      error={withdrawal.failure ?? withdrawal.quoteError}
      busy={withdrawal.isBusy}
      onSubmit={() => void withdrawal.submit()}
    >
      {choices.length > 1 && (
        <RadioGroup
          label={t('withdraw.to')}
          options={choices}
          value={instrumentId ?? `${NEW}${method.id}`}
          onValueChange={withdrawal.setDestination}
        />
      )}
      {closedNotice}
      {instrumentId !== undefined && <RemoveInstrument options={options} id={instrumentId} />}
      {fields.length > 0 && <FormFields fields={fields} onValueChange={withdrawal.setValue} />}
      <AmountField
        large
        data-field="amount"
        label={t('deposit.amount')}
        {...currencyMark(iso, i18n.language)}
        value={amount}
        limits={t('withdraw.bounds', { min: round(method.min) })}
        quickLabel={t('deposit.quick')}
        quickAmounts={quickAmounts(method, free).map((value) => ({
          value: value.replace(/\.0+$/, ''),
          label: value === free ? t('withdraw.all', { amount: round(value) }) : round(value),
        }))}
        error={isTried && judged.error ? amountText(judged.error) : undefined}
        onValueChange={withdrawal.setAmount}
      />
      {quote && judged.wire !== undefined && (
        <PlanOf
          legs={quote.legs}
          iso={iso}
          facts={[
            {
              id: 'fee',
              label: t('deposit.fee'),
              value: Number(quote.fee) === 0 ? t('deposit.noFee') : money(quote.fee),
            },
            { id: 'arrives', label: t('withdraw.arrives'), value: money(quote.arrives) },
          ]}
        />
      )}
      {options.bonus !== undefined && (
        <Checkbox checked={withdrawal.givesUp} onCheckedChange={withdrawal.setGivesUp}>
          {t('withdraw.givesUpBonus', { amount: money(options.bonus) })}
        </Checkbox>
      )}
    </AccountForm>
  );

  function amountText(error: AmountError): string {
    if (error.kind === 'amount') return t('faults.amount');
    return t(`faults.${error.kind}`, { amount: money(error.amount) });
  }
}

interface RemoveInstrumentProps {
  readonly options: WithdrawalOptions;
  readonly id: string;
}

/** Button that removes the chosen card or account, while nothing with it is under way. */
function RemoveInstrument({ options: { instruments }, id }: RemoveInstrumentProps) {
  const { t } = useTranslation('payments');
  const errorMessage = useErrorMessage('payments', { INSTRUMENT_IN_USE: 'errors.INSTRUMENT_IN_USE' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const instrument = instruments.find((one) => one.id === id);
  if (!instrument?.canRemove) return null;

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await removeInstrument(id);
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy(false);
  }

  return (
    <Stack gap="sm">
      {failure !== undefined && (
        <Notice tone="danger" announced>
          {failure}
        </Notice>
      )}
      <Inline>
        <Button emphasis="outline" size="sm" busy={isBusy} onClick={() => void remove()}>
          {t('withdraw.remove', { requisite: instrument.requisite })}
        </Button>
      </Inline>
    </Stack>
  );
}
