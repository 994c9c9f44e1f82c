import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Field,
  Notice,
  PaymentMark,
  PaymentMethods,
  Select,
  Skeleton,
  Stack,
  type PaymentMethodGroup,
} from '@touchline/ui';
import type { PaymentMethod } from '@touchline/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import { depositMethodsQuery } from '../../../features/cashier/cashier.api.ts';
import { textIn } from '../../../features/cashier/paymentText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { useUnavailable } from '../useUnavailable.ts';
import { amountOf } from './depositForm.ts';
import { DepositChecks } from './DepositChecks.tsx';
import { DepositFields } from './DepositFields.tsx';
import type { DepositRetry } from './depositRetry.ts';

/** More methods than this are shown in groups. */
const MOST_UNGROUPED = 6;

export interface DepositViewProps {
  /** Amount that a bet lacks, decimal text; undefined if the deposit isn't for one. */
  readonly missing?: string | undefined;
  /** Refused deposit that is tried again; undefined if this one is new. */
  readonly retry?: DepositRetry | undefined;
}

/** Methods to pay in and the form of the chosen one. */
export function DepositView({ missing, retry }: DepositViewProps) {
  const { t } = useTranslation('payments');
  const lang = useLang();
  const format = useFormat();
  const unavailableText = useUnavailable();
  const [currency, setCurrency] = useState(retry?.currency);
  useEffect(() => track('bill_open', 'deposit'), []);
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    ...depositMethodsQuery(currency),
    placeholderData: keepPreviousData,
  });
  const isConverted = data !== undefined && data.iso !== data.currencies[0];
  const [chosen, choose] = useState<string>();
  const methods = data?.methods ?? [];
  const usable = methods.filter(({ unavailable }) => unavailable === undefined);
  const method =
    usable.find(({ id }) => id === chosen) ?? usable.find(({ id }) => id !== retry?.refused) ?? usable[0];
  const lack = method && missing !== undefined && !isConverted ? amountOf(missing, method) : undefined;
  const isGrouped = methods.length > MOST_UNGROUPED;
  const tileOf = (one: PaymentMethod) => ({
    id: one.id,
    name: textIn(one.name, lang),
    logo: <PaymentMark name={one.icon} />,
    time: t(`time.${one.time}`),
    fee: one.fee && `${one.fee.percent} %`,
    ...(one.isRecommended && isGrouped ? { recommended: t('deposit.recommended') } : {}),
    unavailable: unavailableText(one),
  });
  const groups: readonly PaymentMethodGroup[] = isGrouped
    ? [...Map.groupBy(methods, ({ group }) => group)].map(([group, own]) => ({
        id: group,
        title: t(`deposit.groups.${group}`),
        methods: own.map(tileOf),
      }))
    : [{ id: 'all', title: t('deposit.title'), methods: methods.map(tileOf) }];
  const methodList = (
    <PaymentMethods
      groups={groups}
      titlesHidden={!isGrouped}
      selected={method?.id}
      status={isPending ? 'loading' : isError ? 'failed' : 'ready'}
      labels={{
        search: t('deposit.search'),
        country: t('deposit.account'),
        empty: t('deposit.empty'),
        emptyDetail: t('deposit.emptyDetail'),
        failed: t('deposit.failed'),
        failedDetail: t('deposit.failedDetail'),
        retry: t('deposit.retry'),
      }}
      onSelect={choose}
      onRetry={() => void refetch()}
    />
  );
  if (isPending) {
    return (
      <Stack gap="lg">
        {methodList}
        <Skeleton shape="block" />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      {method && lack !== undefined && (
        <Notice tone="info">{t('deposit.missing', { amount: format.money(lack, method.iso) })}</Notice>
      )}
      {retry && method && (
        <Notice tone="info">
          {t(method.id === retry.refused ? 'deposit.retryOnly' : 'deposit.retryOther')}
        </Notice>
      )}
      {data && data.currencies.length > 1 && (
        <Field label={t('deposit.currency')}>
          <Select
            value={currency ?? data.iso}
            onValueChange={setCurrency}
            options={data.currencies.map((value) => ({ value, label: value }))}
          />
        </Field>
      )}
      {data && <DepositChecks checks={data.checks} highest={method?.max} iso={data.iso} />}
      {methodList}
      {isPlaceholderData && <Skeleton shape="block" />}
      {method && data && !isPlaceholderData && (
        <DepositFields
          key={`${method.id} ${method.iso}`}
          method={method}
          accountId={data.accountId}
          isConverted={isConverted}
          room={data.room}
          missing={isConverted ? undefined : missing}
          wanted={retry?.currency === method.iso ? retry.amount : undefined}
        />
      )}
      {!method && methods.some(({ unavailable }) => unavailable === 'LIMIT') && (
        <Notice tone="warning">{t('deposit.limitReached')}</Notice>
      )}
    </Stack>
  );
}
