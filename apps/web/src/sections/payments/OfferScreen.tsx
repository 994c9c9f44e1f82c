import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod } from '@touchline/contract';
import { AccountRow, Field, Heading, ListCard, PaymentMark, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentOfferQuery } from '../../features/cashier/cashier.api.ts';
import { textIn } from '../../features/cashier/paymentText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { useUnavailable } from './useUnavailable.ts';

const directions = ['deposit', 'withdrawal'] as const;

/** Payment methods of the site with bounds, times and fees, for everyone; deposits are made in the cashier. */
export function Component() {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('titles');
  const title = titles('of.paymentMethods');
  usePageTitle(title);
  const [currency, setCurrency] = useState<string>();
  const query = useQuery(paymentOfferQuery(currency));
  const { data } = query;
  const methods = data?.methods ?? [];
  const shown = directions.filter(
    (direction) => direction === 'deposit' || methods.some((one) => one.direction === direction),
  );
  return (
    <Stack gap="md">
      <Heading level={1}>{title}</Heading>
      {data && data.currencies.length > 1 && (
        <Field label={t('offer.currency')}>
          <Select
            value={data.iso}
            onValueChange={setCurrency}
            options={data.currencies.map((value) => ({ value, label: value }))}
          />
        </Field>
      )}
      {shown.map((direction) => (
        <Stack key={direction} gap="sm">
          <Heading level={2}>{t(`offer.${direction}`)}</Heading>
          <ListCard
            aria-label={t(`offer.${direction}`)}
            icon="card"
            status={query.isPending ? 'loading' : data ? 'ready' : 'failed'}
            labels={{
              empty: t('deposit.empty'),
              failed: t('deposit.failed'),
              failedDetail: t('offer.failedDetail'),
              retry: t('deposit.retry'),
            }}
            onRetry={() => void query.refetch()}
          >
            {methods
              .filter((method) => method.direction === direction)
              .map((method) => (
                <MethodRow key={method.id} method={method} />
              ))}
          </ListCard>
        </Stack>
      ))}
    </Stack>
  );
}

function MethodRow({ method }: { readonly method: PaymentMethod }) {
  const { t } = useTranslation('payments');
  const lang = useLang();
  const format = useFormat();
  const unavailableText = useUnavailable();
  const { iso, min, max, fee } = method;
  return (
    <AccountRow
      lead={<PaymentMark name={method.icon} />}
      title={textIn(method.name, lang)}
      detail={t('offer.bounds', { min: format.roundMoney(min, iso), max: format.roundMoney(max, iso) })}
      value={unavailableText(method) ?? t(`time.${method.time}`)}
      aside={fee ? t('offer.fee', { percent: fee.percent }) : t('offer.noFee')}
    />
  );
}
