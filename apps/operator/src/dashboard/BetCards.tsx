import { useQuery } from '@tanstack/react-query';
import type { BetFigures, CurrencyTurnover } from '@touchline/contract/operators';
import { BarChart, Grid, Skeleton } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';
import { to, toList } from '../shared/route.ts';
import { hourText, shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { FigureCard, type Figure } from './FigureCard.tsx';
import { FailedCard } from './FailedCard.tsx';

/** Interval at which the figures are read again, ms. */
const READ_EVERY = 30_000;

/** Liability, turnover, and bets by hour. */
export function BetCards() {
  const query = useQuery({ ...read('/ops/dashboard/bets'), refetchInterval: READ_EVERY });
  return (
    <>
      <Grid columns="fit" gap="md">
        <FigureCard
          label={t('figure.liability')}
          href={toList('bets', { state: 'open' })}
          query={query}
          figureOf={({ open }) => liability(open)}
        />
        <FigureCard
          label={t('figure.today')}
          href={to('bets')}
          query={query}
          figureOf={({ today, at }) => turnover(today, t('figure.since', { time: hourText(startOfDay(at)) }))}
        />
        <FigureCard
          label={t('figure.week')}
          href={to('bets')}
          query={query}
          figureOf={({ week }) => turnover(week, t('figure.weekNote'))}
        />
      </Grid>
      {query.isLoadingError ? (
        <FailedCard title={t('figure.hours')} query={query} />
      ) : (
        <Hours figures={query.data} />
      )}
    </>
  );
}

const startOfDay = (at: number): number => at - (at % 86_400_000);
const sumOf = (rows: readonly { readonly bets: number }[]): number =>
  rows.reduce((sum, { bets }) => sum + bets, 0);

/** Values of a text with a number: `count` chooses the plural form, `shown` is the number as text. */
const counted = (count: number) => ({ count, shown: countText(count) });

function liability(open: BetFigures['open']): Figure {
  const [first, ...others] = open.map(({ iso, payouts }) => moneyText(payouts, iso));
  return {
    value: first ?? countText(0),
    others,
    note: t('figure.openBets', counted(sumOf(open))),
  };
}

function turnover(rows: readonly CurrencyTurnover[], period: string): Figure {
  const [first, ...others] = rows.map(({ iso, stakes }) => moneyText(stakes, iso));
  return {
    value: first ?? countText(0),
    others,
    note: t('figure.bets', { ...counted(sumOf(rows)), period }),
  };
}

function Hours({ figures }: { readonly figures: BetFigures | undefined }) {
  return (
    <TitledCard title={t('figure.hours')}>
      {figures === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <BarChart
          label={t('figure.hours')}
          summary={t('figure.hoursSummary', {
            ...counted(sumOf(figures.hours)),
            time: shownTime(figures.at),
          })}
          bars={figures.hours.map(({ at, bets }) => ({
            id: String(at),
            label: hourText(at),
            value: bets,
            text: t('figure.hour', { time: hourText(at), ...counted(bets) }),
          }))}
          formatValue={countText}
          table={{
            showLabel: t('figure.asTable'),
            hideLabel: t('figure.asChart'),
            columns: [
              { id: 'hour', header: t('figure.hourColumn') },
              { id: 'bets', header: t('nav.bets'), numeric: true, align: 'end' },
            ],
            rows: figures.hours.map(({ at, bets }) => ({
              id: String(at),
              cells: { hour: hourText(at), bets: countText(bets) },
            })),
          }}
        />
      )}
    </TitledCard>
  );
}
