import { toWire } from '@touchline/betting';
import { FigurePanel, ProfitAndLoss } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { resultOf } from './result.ts';

const DAY_MS = 86_400_000;
/** Minimum number of days for a chart. */
const LEAST_DAYS = 4;

/** Totals of settled bets, in figures and over time; renders nothing if they can't be exact. */
export default function BetsResult({ bets }: { readonly bets: readonly Bet[] }) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const timeZone = useTimeZone();
  const result = resultOf(bets, timeZone);
  if (!result) return null;

  const { iso, count, spent, received, days } = result;
  const money = (minor: bigint) => format.money(toWire(minor, iso), iso);
  const balance = received - spent;
  const sizeOf = (minor: bigint) => money(minor < 0n ? -minor : minor);
  const firstAt = (days[0]?.at ?? 0) * 1000 - DAY_MS;
  // The chart uses whole minor units, which stay exact as numbers.
  const formatAmount = (units: number, length: 'short' | 'whole') => {
    const wire = toWire(BigInt(Math.round(units)), iso);
    return length === 'whole' ? format.money(wire, iso) : format.roundMoney(wire, iso);
  };
  const panel = {
    title: t('result.title'),
    detail: t('result.detail', { count }),
    details: [
      { label: t('result.staked'), value: money(spent) },
      { label: t('result.received'), value: money(received) },
      {
        label: t('result.balance'),
        value: money(balance),
        tone: balance === 0n ? undefined : balance > 0n ? ('up' as const) : ('down' as const),
      },
    ],
  };
  if (days.length < LEAST_DAYS) return <FigurePanel {...panel} />;
  return (
    <ProfitAndLoss
      {...panel}
      view="balance"
      summary={t(balance === 0n ? 'result.even' : balance > 0n ? 'result.up' : 'result.down', {
        amount: sizeOf(balance),
      })}
      points={[
        { at: firstAt, value: 0 },
        ...days.map((day) => ({ at: day.at * 1000, value: Number(day.balance) })),
      ]}
      readoutLabel={t('result.onDay')}
      formatAmount={formatAmount}
      formatMoment={(at) => format.day(at / 1000)}
      table={{
        showLabel: t('result.showTable'),
        hideLabel: t('result.hideTable'),
        columns: [
          { id: 'day', header: t('result.day') },
          { id: 'balance', header: t('result.balance'), align: 'end', numeric: true },
        ],
        rows: days.map((day) => ({
          id: String(day.day),
          cells: {
            day: format.day(day.at),
            balance: (
              <bdi dir="ltr" translate="no">
                {money(day.balance)}
              </bdi>
            ),
          },
        })),
      }}
    />
  );
}
