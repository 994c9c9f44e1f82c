import { localSeconds } from '@touchline/contract/timeZones';
import { LimitHistory, ProfitAndLoss, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf } from '../../../features/account/amounts.ts';
import { useAccounts } from '../../../features/account/account.api.ts';
import { limitsQuery } from '../../../features/limits/limits.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { dayFigures, runningNet, type DayFigures } from './dayFigures.ts';
import { entriesQuery } from './entries.api.ts';
import { standingOf } from '../limits/limitGroups.ts';

const periods = ['7', '30'] as const;

/** Winnings and losses, and deposits compared with the limit, by day. */
export default function Figures() {
  const { t } = useTranslation('responsible');
  const { active: account } = useAccounts(true);
  const [days, setDays] = useState<string>('30');
  const timeZone = useTimeZone();
  const entries = useQuery({ ...entriesQuery(account?.id ?? ''), enabled: account !== undefined });
  const iso = account?.iso ?? 'EUR';
  const stretch = { iso, days: Number(days), now: Math.floor(serverNow() / 1000), timeZone };
  const byDay = dayFigures(entries.data ?? [], stretch);
  const frame = {
    periods: periods.map((value) => ({ value, label: t('figures.days', { count: Number(value) }) })),
    periodLabel: t('figures.period'),
    period: days,
    onPeriodChange: setDays,
    loading: entries.isPending,
    failure: entries.isError ? { title: t('figures.failed'), retryLabel: t('retry') } : undefined,
    onRetry: () => void entries.refetch(),
  };
  return (
    <Stack gap="lg">
      <Balance byDay={byDay} iso={iso} frame={frame} />
      <Deposits byDay={byDay} iso={iso} frame={frame} />
    </Stack>
  );
}

interface FigureProps {
  readonly byDay: readonly DayFigures[];
  readonly iso: string;
  readonly frame: object;
}

function Balance({ byDay, iso, frame }: FigureProps) {
  const { t } = useTranslation('responsible');
  const format = useFormat();
  const running = runningNet(byDay, iso);
  const net = running.at(-1) ?? '0';
  const isDown = net.startsWith('-');
  const amount = format.money(net.replace('-', ''), iso);
  return (
    <ProfitAndLoss
      {...frame}
      view="balance"
      title={t('figures.balance')}
      empty={byDay.every((day) => Number(day.net) === 0) ? t('figures.noBets') : undefined}
      summary={t(isDown ? 'figures.down' : 'figures.up', { amount, count: byDay.length })}
      points={byDay.map(({ at }, index) => ({ at: at * 1000, value: Number(running[index] ?? 0) }))}
      readoutLabel={t('figures.readout')}
      formatAmount={(value, length) =>
        length === 'short' ? format.roundMoney(value.toFixed(0), iso) : format.money(value.toFixed(2), iso)
      }
      formatMoment={(at) => format.day(at / 1000)}
    />
  );
}

function Deposits({ byDay, iso, frame }: FigureProps) {
  const { t } = useTranslation('responsible');
  const { data } = useQuery(limitsQuery);
  const timeZone = useTimeZone();
  const format = useFormat();
  const limit = data && standingOf(data.limits, 20).active;
  const sum = sumOf(
    byDay.map(({ deposited }) => deposited),
    iso,
  );
  return (
    <LimitHistory
      {...frame}
      title={t('figures.deposits')}
      empty={Number(sum) === 0 ? t('figures.noDeposits') : undefined}
      summary={t('figures.deposited', { amount: format.money(sum, iso), count: byDay.length })}
      bars={byDay.map(({ at, deposited }) => ({
        id: String(at),
        // A short label: thirty must fit below the bars.
        label: String(new Date(localSeconds(timeZone, at) * 1000).getUTCDate()),
        value: Number(deposited),
        text: `${format.day(at)}: ${format.money(deposited, iso)}`,
      }))}
      limit={
        limit?.iso === iso
          ? {
              value: Number(limit.limitValue),
              label: t('figures.limit', { amount: format.roundMoney(limit.limitValue, iso) }),
            }
          : undefined
      }
      formatAmount={(value) => format.roundMoney(value.toFixed(0), iso)}
    />
  );
}
