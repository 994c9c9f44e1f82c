import type { Cashback, CashbackPeriod } from '@touchline/contract';
import {
  AccountRow,
  Card,
  CashbackCard,
  DetailList,
  Heading,
  LevelTable,
  ListCard,
  Stack,
  Text,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useCollect, useOpenPeriod } from './useCashback.ts';

const WEEK = 7;
const DAY = 86_400;

/** A cashback: the open period, its terms, the levels, and past periods. */
export function CashbackView({ cashback }: { readonly cashback: Cashback }) {
  const { t } = useTranslation('rewards');
  return (
    <Stack gap="md">
      <CashbackCard kind="percent" {...useOpenPeriod(cashback)} {...useCollect(cashback)} />
      <Terms cashback={cashback} />
      {cashback.levels.length > 1 && (
        <>
          <Heading level={2} size="section">
            {t('cashback.levels')}
          </Heading>
          <Levels cashback={cashback} />
        </>
      )}
      <Periods cashback={cashback} />
    </Stack>
  );
}

function Terms({ cashback }: { readonly cashback: Cashback }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const { iso, least, cap, rate, isAutomatic, takeDays, products } = cashback;
  const counted = (['sport', 'slots', 'live-casino'] as const).filter((one) => products.includes(one));
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2} size="name">
          {t('cashback.terms')}
        </Heading>
        <DetailList
          details={[
            {
              id: 'termCounts',
              label: t('cashback.termCounts'),
              value: counted.map((one) => t(`products.${one}`)).join(', '),
            },
            {
              id: 'termPeriod',
              label: t('cashback.termPeriod'),
              value:
                rate.days === WEEK
                  ? t('cashback.periodWeek')
                  : t('cashback.periodDays', { count: rate.days }),
            },
            {
              id: 'termPaid',
              label: t('cashback.termPaid'),
              value: isAutomatic ? t('cashback.paidByItself') : t('cashback.paidByYou', { count: takeDays }),
            },
            { id: 'termLeast', label: t('cashback.termLeast'), value: format.money(least, iso) },
            {
              id: 'termCap',
              label: t('cashback.termCap'),
              value: t('cashback.termCapValue', { amount: format.money(cap, iso) }),
            },
            { id: 'termWager', label: t('cashback.termWager'), value: t('cashback.noWager') },
          ]}
        />
        <Text tone="muted" size="label">
          {t('cashback.correction')}
        </Text>
      </Stack>
    </Card>
  );
}

function Levels({ cashback: { levels, level } }: { readonly cashback: Cashback }) {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  return (
    <LevelTable
      label={t('cashback.levels')}
      levelLabel={t('table.level')}
      columns={[t('table.cashback'), t('cashback.ofWhat'), t('cashback.every')]}
      levels={levels.map(({ base, percent, days }, index) => ({
        number: index + 1,
        name: text.levelName(index + 1),
        values: [text.percent(percent), t(`cashback.base.${base}`), t('cashback.days', { count: days })],
      }))}
      current={level}
      currentLabel={t('table.you')}
    />
  );
}

function Periods({ cashback: { periods, current, iso } }: { readonly cashback: Cashback }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  return (
    <ListCard
      title={t('cashback.historyTitle')}
      icon="percent"
      labels={{
        empty: t('cashback.historyEmpty'),
        emptyDetail: t('cashback.historyEmptyDetail', { date: format.date(current.to) }),
      }}
    >
      {periods.map((period) => (
        <Period key={period.id} period={period} iso={iso} />
      ))}
    </ListCard>
  );
}

function Period({ period, iso }: { readonly period: CashbackPeriod; readonly iso: string }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const { from, to, state, amount, paidAt, takeUntil } = period;
  return (
    <AccountRow
      icon="percent"
      tone={state === 'ready' ? 'boost' : state === 'paid' ? 'success' : 'neutral'}
      title={t('cashback.range', { from: format.date(from), to: format.date(to - DAY) })}
      detail={t(`cashback.state.${state}`, { date: paidAt === undefined ? '' : format.date(paidAt) })}
      value={format.money(amount, iso)}
      aside={takeUntil !== undefined && t('cashback.until', { date: format.date(takeUntil) })}
    />
  );
}
