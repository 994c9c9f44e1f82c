import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Card,
  CashierColumns,
  Field,
  Inline,
  Notice,
  PaymentMark,
  PaymentMethodRows,
  PaymentMethods,
  Select,
  Skeleton,
  Stack,
  Text,
  type ListedPaymentMethod,
} from '@touchline/ui';
import type { PaymentMethod } from '@touchline/contract';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import { depositMethodsQuery } from '../../../features/cashier/cashier.api.ts';
import { textIn } from '../../../features/cashier/paymentText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useUnavailable } from '../useUnavailable.ts';
import { amountOf } from './depositForm.ts';
import { DepositChecks } from './DepositChecks.tsx';
import { DepositFields } from './DepositFields.tsx';
import type { DepositRetry } from './depositRetry.ts';
import type { DepositSideProps } from './DepositSide.tsx';
import { LimitReached } from './LimitReached.tsx';

/** More methods than this are shown in groups. */
const MOST_UNGROUPED = 6;

export interface DepositViewProps {
  /** Amount that a bet lacks, decimal text; undefined if the deposit isn't for one. */
  readonly missing?: string | undefined;
  /** Refused deposit that is tried again; undefined if this one is new. */
  readonly retry?: DepositRetry | undefined;
  /** Cards beside the form on desktops; undefined in the sheet, which has neither columns nor cards. */
  readonly Side?: ComponentType<DepositSideProps>;
}

/** Methods to pay in, then the form of the chosen one, or the limit that leaves no room. */
export function DepositView({ missing, retry, Side }: DepositViewProps) {
  const { t } = useTranslation('payments');
  const lang = useLang();
  const format = useFormat();
  const unavailableText = useUnavailable();
  const isListed = useIsDesk() && Side !== undefined;
  const [currency, setCurrency] = useState(retry?.currency);
  const [amount, setAmount] = useState<string>();
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
  const isGrouped = isListed || methods.length > MOST_UNGROUPED;

  const shownMethod = (one: PaymentMethod): ListedPaymentMethod => ({
    id: one.id,
    name: textIn(one.name, lang),
    logo: <PaymentMark name={one.icon} />,
    time: t(`time.${one.time}`),
    fee: isListed
      ? one.fee
        ? t('offer.fee', { percent: one.fee.percent })
        : t('offer.noFee')
      : one.fee && `${one.fee.percent} %`,
    bounds: t('offer.bounds', {
      min: format.roundMoney(one.min, one.iso),
      max: format.roundMoney(one.max, one.iso),
    }),
    ...(one.isRecommended && isGrouped && !isListed ? { recommended: t('deposit.recommended') } : {}),
    unavailable: unavailableText(one),
  });
  const groups = isGrouped
    ? [...Map.groupBy(methods, ({ group }) => group)].map(([group, own]) => ({
        id: group,
        title: t(`deposit.groups.${group}`),
        methods: own.map(shownMethod),
      }))
    : [{ id: 'all', title: t('deposit.title'), methods: methods.map(shownMethod) }];
  const list = {
    groups,
    selected: method?.id,
    status: isPending ? 'loading' : isError ? 'failed' : 'ready',
    onSelect: choose,
    onRetry: () => void refetch(),
  } as const;
  const labels = {
    empty: t('deposit.empty'),
    emptyDetail: t('deposit.emptyDetail'),
    failed: t('deposit.failed'),
    failedDetail: t('deposit.failedDetail'),
    retry: t('deposit.retry'),
  };
  const tiles = (
    <PaymentMethods
      {...list}
      titlesHidden={!isGrouped}
      labels={{ ...labels, search: t('deposit.search'), country: t('deposit.account') }}
    />
  );
  const methodList = isListed ? <PaymentMethodRows {...list} labels={labels} /> : tiles;

  const notices = data && (
    <>
      {method && lack !== undefined && (
        <Notice tone="info">{t('deposit.missing', { amount: format.money(lack, method.iso) })}</Notice>
      )}
      {retry && method && (
        <Notice tone="info">
          {t(method.id === retry.refused ? 'deposit.retryOnly' : 'deposit.retryOther')}
        </Notice>
      )}
      <DepositChecks checks={data.checks} highest={method?.max} iso={data.iso} />
    </>
  );
  const isLimitReached = !method && methods.some(({ unavailable }) => unavailable === 'LIMIT');
  const hasForm = isPending || isPlaceholderData || method !== undefined || isLimitReached;
  const form = (
    <>
      {isListed && method && (
        <Inline gap="md">
          <PaymentMark name={method.icon} />
          <Text size="name">{textIn(method.name, lang)}</Text>
        </Inline>
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
      {(isPending || isPlaceholderData) && <Skeleton shape="block" />}
      {method && data && !isPlaceholderData && (
        <DepositFields
          key={`${method.id} ${method.iso}`}
          method={method}
          accountId={data.accountId}
          isConverted={isConverted}
          room={data.room}
          missing={isConverted ? undefined : missing}
          wanted={retry?.currency === method.iso ? retry.amount : undefined}
          onAmount={setAmount}
        />
      )}
      {isLimitReached && data && <LimitReached room={data.room} iso={data.iso} />}
    </>
  );

  if (!Side)
    return (
      <Stack gap="lg">
        {notices}
        {methodList}
        {form}
      </Stack>
    );
  return (
    <Stack gap="md">
      {notices}
      <CashierColumns
        methods={isListed ? methodList : <Card>{methodList}</Card>}
        side={isListed && data ? <Side room={data.room} iso={data.iso} amount={amount} /> : undefined}
      >
        {hasForm && (
          <Card>
            <Stack gap="lg">{form}</Stack>
          </Card>
        )}
      </CashierColumns>
    </Stack>
  );
}
