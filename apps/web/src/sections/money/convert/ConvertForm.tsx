import type { AnswerOf, Calls } from '@touchline/contract';
import { AccountForm, Card, Notice, RadioGroup, Skeleton } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferAccount, transferQuoteQuery } from '../../../features/account/exchange.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { QuoteDetails } from '../QuoteDetails.tsx';
import { conversionErrors, useConversion } from '../useConversion.ts';
import { useCurrencyName } from '../wallets/useCurrencyName.ts';

type Transfer = NonNullable<AnswerOf<Calls['accountTransfer']>['transfer']>;

export interface ConvertFormProps {
  readonly transfer: Transfer;
  /** Called with a sentence about the result. */
  readonly onDone: (result: string) => void;
}

/** Choice of the currency to which the account is transferred, with both balances and the rate. */
export function ConvertForm({ transfer, onDone }: ConvertFormProps) {
  const { t } = useTranslation('wallets');
  const format = useFormat();
  const nameOf = useCurrencyName();
  const errorMessage = useErrorMessage('wallets', conversionErrors);
  const { account, targets, until, obstacle } = transfer;
  const [wanted, choose] = useState<string>();
  const chosen = targets.find(({ iso }) => iso === wanted) ?? targets[0];
  const conversion = useConversion();
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({ ...transferQuoteQuery(chosen?.iso ?? ''), enabled: chosen !== undefined && !obstacle });
  const name = nameOf(account.iso);
  const isEmpty = Number(account.money) === 0;
  const submit = async () => {
    if (error) return void refetch();
    if (!quote || !(await conversion.book(quote, transferAccount))) return undefined;
    await loadUserConfig();
    const currency = nameOf(quote.to.iso);
    return onDone(
      isEmpty
        ? t('convert.doneEmpty', { name: currency })
        : t('convert.doneDetail', { amount: format.money(quote.to.amount, quote.to.iso), name: currency }),
    );
  };
  return (
    <Card>
      <AccountForm
        tone="primary"
        title={t('convert.title', { name })}
        lead={
          until === null
            ? t('convert.lead', { name })
            : t('convert.leadUntil', { name, date: format.date(until) })
        }
        submitLabel={
          error
            ? t('convert.newRate')
            : isEmpty
              ? t('convert.submitEmpty', { name: nameOf(chosen?.iso ?? account.iso) })
              : t('convert.submit', { amount: format.money(account.money, account.iso) })
        }
        error={conversion.failure ?? (error ? errorMessage(error) : undefined)}
        footer={t('convert.note')}
        busy={conversion.isBusy}
        disabled={obstacle !== null || (!quote && !error)}
        onSubmit={() => void submit()}
      >
        {obstacle !== null && <Notice tone="warning">{t(`convert.obstacles.${obstacle}`)}</Notice>}
        <RadioGroup
          label={t('convert.choose')}
          value={chosen?.iso ?? ''}
          options={targets.map(({ iso, account: own, becomesMain }) => ({
            value: iso,
            label: nameOf(iso),
            hint: own
              ? t(becomesMain ? 'convert.becomesMain' : 'convert.intoMain', {
                  amount: format.money(own.money, own.iso),
                })
              : t('convert.opened'),
          }))}
          onValueChange={(iso) => {
            conversion.clear();
            choose(iso);
          }}
        />
        {!isEmpty &&
          !error &&
          obstacle === null &&
          (quote ? <QuoteDetails quote={quote} /> : <Skeleton shape="block" />)}
      </AccountForm>
    </Card>
  );
}
