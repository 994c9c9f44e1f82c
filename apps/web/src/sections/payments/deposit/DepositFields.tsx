import {
  AccountForm,
  AmountField,
  DepositRoom,
  DetailList,
  FormFields,
  Link,
  type FormField,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../../features/cashier/paymentText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { shapeOf } from './fieldShape.ts';
import { quickOf, roomAfter, sumsOf, type AmountError } from './depositForm.ts';
import { FirstDepositBonus } from './FirstDepositBonus.tsx';
import { SavedRequisite } from './SavedRequisite.tsx';
import { useRateDetails } from '../useRateDetails.ts';
import { useDeposit, type DepositOf } from './useDeposit.ts';

/** Amount, requisites and sums of a deposit by one method, and the button that begins it. */
export function DepositFields(props: DepositOf) {
  const { method, room, isConverted } = props;
  const { iso } = method;
  const { t, i18n } = useTranslation('payments');
  const lang = useLang();
  const format = useFormat();
  const paths = usePaths();
  const deposit = useDeposit(props);
  const rateDetails = useRateDetails();
  const { amount, values, judged, problems, quote, saved } = deposit;
  const money = (text: string) => format.money(text, iso);
  const round = (text: string) => format.roundMoney(text, iso);
  const left = roomAfter(room, judged.wire, iso);
  const sums = judged.wire === undefined ? undefined : sumsOf(judged.wire, method);
  const fields: readonly FormField[] = method.fields.map((field) => ({
    ...shapeOf(field, lang),
    id: field.id,
    label: textIn(field.label, lang),
    required: field.isRequired,
    value: values[field.id] ?? '',
    ...(problems.fields[field.id] ? { error: t(`faults.${problems.fields[field.id] ?? 'pattern'}`) } : {}),
  }));
  return (
    <AccountForm
      tone="primary"
      submitLabel={
        judged.wire === undefined
          ? t('deposit.choose')
          : saved
            ? t('deposit.payWith', { amount: money(judged.wire), requisite: saved.requisite })
            : t('deposit.submit', { amount: money(judged.wire) })
      }
      footer={
        isConverted
          ? t('deposit.held')
          : t(
              saved
                ? 'deposit.inOneStep'
                : method.flow === 'instructions'
                  ? 'deposit.instructions'
                  : 'deposit.hosted',
            )
      }
      error={deposit.failure}
      busy={deposit.isBusy}
      disabled={deposit.awaitsQuote}
      onSubmit={() => void deposit.submit()}
    >
      {saved && (
        <SavedRequisite icon={method.icon} requisite={saved.requisite} onChange={deposit.payWithAnother} />
      )}
      {fields.length > 0 && <FormFields fields={fields} onValueChange={deposit.setValue} />}
      <AmountField
        large
        data-field="amount"
        label={t('deposit.amount')}
        {...currencyMark(iso, i18n.language)}
        value={amount}
        limits={t('deposit.bounds', { min: round(method.min), max: round(method.max) })}
        quickLabel={t('deposit.quick')}
        quickAmounts={quickOf(method, room).map(({ amount: value, isMost }) => ({
          value: shortOf(value),
          label: isMost ? t('deposit.max', { amount: round(value) }) : round(value),
        }))}
        error={problems.amount && amountText(problems.amount)}
        onValueChange={deposit.setAmount}
      />
      <FirstDepositBonus amount={judged.wire} iso={iso} />
      {left && (
        <DepositRoom
          title={t(judged.wire === undefined ? 'deposit.leftNow' : 'deposit.left', {
            amount: money(left.left),
            days: t('deposit.days', { count: left.days }),
          })}
          action={<Link href={paths.responsible}>{t('deposit.limits')}</Link>}
          used={left.usedShare}
          taken={left.takenShare}
          detail={t('deposit.used', { used: round(left.used), limit: round(left.limit) })}
          back={
            left.next &&
            t('deposit.back', { amount: round(left.next.amount), time: format.day(left.next.at) })
          }
        />
      )}
      {sums && judged.wire !== undefined && (
        <DetailList
          details={[
            { id: 'pay', label: t('deposit.pay'), value: money(judged.wire) },
            {
              id: 'fee',
              label: t('deposit.fee'),
              value: method.fee ? money(sums.fee) : t('deposit.noFee'),
            },
            ...(quote ? rateDetails(iso, quote.credit) : []),
            {
              id: 'arrives',
              label: t('deposit.arrives'),
              value: quote
                ? format.money(quote.credit.amount, quote.credit.iso)
                : isConverted
                  ? '…'
                  : money(sums.arrives),
              strong: true,
            },
          ]}
        />
      )}
    </AccountForm>
  );

  function amountText(error: AmountError): string {
    if (error.kind === 'amount') return t('faults.amount');
    return t(`faults.${error.kind}`, { amount: money(error.amount) });
  }
}

/** Whole amounts without decimals, as people type them. */
function shortOf(amount: string): string {
  return amount.replace(/\.0+$/, '');
}
