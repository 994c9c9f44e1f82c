import { parseStake, toWire } from '@touchline/betting';
import type { Account } from '@touchline/contract';
import { AccountForm, AmountField, BottomSheet, FormFields, Skeleton } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exchangeMoney, exchangeQuoteQuery } from '../../../features/account/exchange.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { useRested } from '../../../platform/forms/useRested.ts';
import { QuoteDetails } from '../QuoteDetails.tsx';
import { conversionErrors, useConversion } from '../useConversion.ts';
import { useCurrencyName } from './useCurrencyName.ts';

/** Delay after the last typed character, ms. */
const REST = 300;

export interface ExchangeSheetProps {
  readonly accounts: readonly Account[];
  readonly onClose: () => void;
}

/** Sheet to exchange money between two of the player's currencies. */
export default function ExchangeSheet({ accounts, onClose }: ExchangeSheetProps) {
  const { t } = useTranslation('wallets');
  return (
    <BottomSheet open onOpenChange={onClose} title={t('exchange.title')} description={t('exchange.lead')}>
      <ExchangeForm accounts={accounts.filter(({ type }) => type !== 4)} onClose={onClose} />
    </BottomSheet>
  );
}

function ExchangeForm({ accounts, onClose }: ExchangeSheetProps) {
  const { t, i18n } = useTranslation('wallets');
  const format = useFormat();
  const nameOf = useCurrencyName();
  const errorMessage = useErrorMessage('wallets', conversionErrors);
  const [sides, setSides] = useState(() => firstSides(accounts));
  const [typed, setTyped] = useState('');
  const conversion = useConversion();
  const from = accounts.find(({ id }) => id === sides.from) ?? accounts[0];
  const others = accounts.filter(({ id }) => id !== from?.id);
  const to = others.find(({ id }) => id === sides.to) ?? others[0];
  const rested = useRested(typed, REST);
  const wire = from && wireOf(rested, from.iso);
  const asked = { fromId: from?.id ?? '', toId: to?.id ?? '', amount: wire ?? '' };
  const { data, error, isFetching } = useQuery({
    ...exchangeQuoteQuery(asked),
    enabled: wire !== undefined && to !== undefined,
  });
  if (!from || !to) return null;
  const isSettled = wire !== undefined && rested === typed && !error;
  const quote = isSettled && data?.from.amount === wire ? data : undefined;
  const isMore = wire !== undefined && Number(wire) > Number(from.money);
  const optionOf = (account: Account) => ({
    value: account.id,
    label: t('exchange.option', {
      name: nameOf(account.iso),
      amount: format.money(account.money, account.iso),
    }),
  });
  const change = (id: string, value: string) => {
    conversion.clear();
    setSides(
      id === 'from' ? { from: value, to: to.id === value ? from.id : to.id } : { ...sides, to: value },
    );
  };
  const submit = async () => {
    if (!quote || isMore || !(await conversion.book(quote, exchangeMoney))) return;
    const given = format.money(quote.from.amount, quote.from.iso);
    const got = format.money(quote.to.amount, quote.to.iso);
    notify({ kind: 'success', title: t('exchange.done', { given, got }) });
    onClose();
  };
  return (
    <AccountForm
      tone="primary"
      submitLabel={
        quote
          ? t('exchange.submit', { amount: format.money(quote.from.amount, quote.from.iso) })
          : t('exchange.choose')
      }
      footer={t('exchange.note')}
      error={conversion.failure}
      busy={conversion.isBusy}
      disabled={!quote || isMore}
      onSubmit={() => void submit()}
    >
      <FormFields
        fields={[
          select('from', t('exchange.from'), from.id, accounts.map(optionOf)),
          select('to', t('exchange.to'), to.id, others.map(optionOf)),
        ]}
        onValueChange={change}
      />
      <AmountField
        data-field="amount"
        label={t('exchange.amount')}
        {...currencyMark(from.iso, i18n.language)}
        value={typed}
        quickLabel={t('exchange.quick')}
        quickAmounts={
          Number(from.money) > 0
            ? [
                {
                  value: from.money,
                  label: t('exchange.all', { amount: format.money(from.money, from.iso) }),
                },
              ]
            : []
        }
        error={isMore ? t('exchange.errors.funds') : error ? errorMessage(error) : undefined}
        onValueChange={(text) => {
          conversion.clear();
          setTyped(text);
        }}
      />
      {quote ? (
        <QuoteDetails quote={quote} />
      ) : (
        isFetching && wire !== undefined && <Skeleton shape="block" />
      )}
    </AccountForm>
  );
}

const select = (
  id: string,
  label: string,
  value: string,
  options: readonly { readonly value: string; readonly label: string }[],
) => ({ kind: 'select', id, label, value, options, required: true, wide: true }) as const;

/** Chooses the active account, or the first one with money, and the first other one as its target. */
function firstSides(accounts: readonly Account[]): { readonly from: string; readonly to: string } {
  const from =
    accounts.find(({ isActive, money }) => isActive && Number(money) > 0) ??
    accounts.find(({ money }) => Number(money) > 0) ??
    accounts[0];
  const to = accounts.find(({ id }) => id !== from?.id);
  return { from: from?.id ?? '', to: to?.id ?? '' };
}

/** Typed amount as the API takes it; undefined if it is none. */
function wireOf(typed: string, iso: string): string | undefined {
  const parsed = parseStake(typed, iso);
  return parsed.ok ? toWire(parsed.minor, iso) : undefined;
}
