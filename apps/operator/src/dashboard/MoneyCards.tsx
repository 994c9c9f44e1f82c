import type { MoneyFigures } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { countText, moneyText, percentText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { weekdayText } from '../shared/times.ts';
import { FigureCard, type Figure } from './FigureCard.tsx';
import { changeSinceLastWeek, playOf, subtract, sumsOf } from './moneySums.ts';
import { useMoneyFigures } from './useMoneyFigures.ts';

/** Currency of sums over all currencies. */
const TOTAL = 'EUR';

/** Turnover, result and deposits of today over all currencies. */
export function MoneyCards() {
  const query = useMoneyFigures();
  return (
    <>
      <FigureCard
        label={t('figure.today')}
        href={to('bets')}
        query={query}
        figureOf={(figures) => turnover(figures)}
      />
      <FigureCard
        label={t('figure.result')}
        href={to('bets')}
        query={query}
        figureOf={(figures) => result(figures)}
      />
      <FigureCard
        label={t('figure.deposits')}
        href={to('payments')}
        query={query}
        figureOf={(figures) => deposits(figures)}
      />
    </>
  );
}

type TotalOf = NonNullable<MoneyFigures['days'][number]['total']>;

/** Returns the figure of today's sums in euros; without a rate it says so. */
function figureOf(figures: MoneyFigures, shown: (total: TotalOf) => Figure): Figure {
  const { total } = sumsOf(figures, 'today');
  return total ? shown(total) : { value: '–', note: t('figure.noRate') };
}

const turnover = (figures: MoneyFigures): Figure =>
  figureOf(figures, (total) => ({
    value: moneyText(playOf(total).turnover, TOTAL),
    note: comparison(figures),
    trend: trendOf(figures, (day) => playOf(day).turnover),
  }));

const result = (figures: MoneyFigures): Figure =>
  figureOf(figures, (total) => {
    const play = playOf(total);
    const staked = Number(play.turnover);
    return {
      value: moneyText(play.result, TOTAL),
      note:
        staked === 0
          ? t('figure.noStakes')
          : t('figure.margin', { percent: percentText(Number(play.result) / staked) }),
      trend: trendOf(figures, (day) => playOf(day).result),
    };
  });

const deposits = (figures: MoneyFigures): Figure =>
  figureOf(figures, (total) => ({
    value: moneyText(total.deposits.sum, TOTAL),
    note: t('figure.netDeposits', {
      count: total.deposits.count,
      shown: countText(total.deposits.count),
      net: moneyText(subtract(total.deposits.sum, total.payouts.sum), TOTAL),
    }),
    trend: trendOf(figures, (day) => day.deposits.sum),
  }));

function comparison(figures: MoneyFigures): string {
  const change = changeSinceLastWeek(figures);
  const day = weekdayText(figures.at);
  if (change === null) return t('figure.noComparison', { day });
  return t('figure.comparison', { day, percent: percentText(change, true) });
}

/** Returns the sums of the days with a rate, oldest first. */
const trendOf = ({ days }: MoneyFigures, value: (total: TotalOf) => string) =>
  days.flatMap(({ at, total }) => (total ? [{ at, value: Number(value(total)) }] : []));
