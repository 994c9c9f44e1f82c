import type { BetFigures, CurrencyTurnover } from '@touchline/contract/operators';
import { BarChart, Grid, Skeleton } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { hourText, shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall } from '../shared/useCall.ts';
import { useEvery } from '../shared/useEvery.ts';
import { FigureCard, type Figure } from './FigureCard.tsx';
import { FailedCard } from './FailedCard.tsx';

const INTERVAL = 30_000;

/** Liability, turnover, and bets by hour. */
export function BetCards() {
  const asked = useCall<BetFigures>('/ops/dashboard/bets');
  useEvery(INTERVAL, asked.reload);
  return (
    <>
      <Grid columns="fit" gap="md">
        <FigureCard
          label={t('figure.liability')}
          href={to('bets', 'open')}
          asked={asked}
          figureOf={({ open }) => liability(open)}
        />
        <FigureCard
          label={t('figure.today')}
          href={to('bets')}
          asked={asked}
          figureOf={({ today, at }) => turnover(today, t('figure.since', { time: hourText(startOfDay(at)) }))}
        />
        <FigureCard
          label={t('figure.week')}
          href={to('bets')}
          asked={asked}
          figureOf={({ week }) => turnover(week, t('figure.weekNote'))}
        />
      </Grid>
      {asked.answer === undefined && asked.problem !== undefined ? (
        <FailedCard title={t('figure.hours')} asked={asked} />
      ) : (
        <Hours figures={asked.answer} />
      )}
    </>
  );
}

const startOfDay = (at: number): number => at - (at % 86_400_000);
const sumOf = (rows: readonly { readonly bets: number }[]): number =>
  rows.reduce((sum, { bets }) => sum + bets, 0);

function liability(open: BetFigures['open']): Figure {
  const [first, ...others] = open.map(({ iso, payouts }) => moneyText(payouts, iso));
  return {
    value: first ?? countText(0),
    others,
    note: t('figure.openBets', { count: countText(sumOf(open)) }),
  };
}

function turnover(rows: readonly CurrencyTurnover[], period: string): Figure {
  const [first, ...others] = rows.map(({ iso, stakes }) => moneyText(stakes, iso));
  return {
    value: first ?? countText(0),
    others,
    note: t('figure.bets', { count: countText(sumOf(rows)), period }),
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
            count: countText(sumOf(figures.hours)),
            time: shownTime(figures.at),
          })}
          bars={figures.hours.map(({ at, bets }) => ({
            id: String(at),
            label: hourText(at),
            value: bets,
            text: t('figure.hour', { time: hourText(at), count: countText(bets) }),
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
