import { useQuery } from '@tanstack/react-query';
import type { BetFigures } from '@touchline/contract/operators';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';
import { toList } from '../shared/route.ts';
import { FigureCard, type Figure } from './FigureCard.tsx';

/** Interval at which the figure is read again, ms. */
const READ_EVERY = 30_000;

/** Possible payouts of all open bets. */
export function LiabilityCard() {
  const query = useQuery({ ...read('/ops/dashboard/bets'), refetchInterval: READ_EVERY });
  return (
    <FigureCard
      label={t('figure.liability')}
      href={toList('bets', { state: 'open' })}
      query={query}
      figureOf={({ open }) => liability(open)}
    />
  );
}

function liability(open: BetFigures['open']): Figure {
  const [first, ...others] = open.map(({ iso, payouts }) => moneyText(payouts, iso));
  const count = open.reduce((sum, { bets }) => sum + bets, 0);
  return {
    value: first ?? countText(0),
    others,
    note: t('figure.openBets', { count, shown: countText(count) }),
  };
}
