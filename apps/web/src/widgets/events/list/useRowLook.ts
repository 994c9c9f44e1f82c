import type { CompetitionCardProps, MarketKind } from '@touchline/ui';
import { useMemo } from 'react';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useMarketValue } from '../../../features/odds/feed/useFeed.ts';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { planOf, type Column, type Offer } from '../rules/columns.ts';
import { handicapMarket, resultMarket, totalMarket, withDraw } from '../rules/mainMarkets.ts';
import { hasGoalMoment } from '../rules/goalSports.ts';
import { headsOf, type HeadNames } from './heads.ts';
import type { ListLook, RowLook } from './useListLook.ts';

/** Names of a card's columns, as the kit's card takes them. */
export type CardColumns = Pick<
  CompetitionCardProps,
  'columns' | 'columnsTitle' | 'columnsKind' | 'moreColumns'
>;

/**
 * Plans the columns of a card from its matches' markets and the player's settings.
 * @param sport slug
 */
export function useRowLook(look: ListLook, sport: string, matches: readonly Fixture[]): RowLook {
  const { view, isWide } = look;
  const ids = useMemo(() => matches.map(({ id }) => id), [matches]);
  const offer = useMarketValue(ids, offerOf);
  const plan = useMemo(
    () => planOf(view.columns, readOffer(offer, isWide, sport), view.isLight),
    [view.columns, view.isLight, offer, isWide, sport],
  );
  return useMemo(() => ({ ...look, sport, plan }), [look, sport, plan]);
}

/** Returns the kind of a market's columns. */
export function kindOf([first]: readonly Column[]): MarketKind {
  if (first?.market === 'result') return 'result';
  return first?.market === 'bothToScore' ? 'plain' : 'line';
}

/** Returns the names of a card's columns; none for runners, which have no home and away positions. */
export function cardColumns(
  { plan, names, marketName, t }: RowLook,
  matches: readonly Fixture[],
): CardColumns {
  if (matches.every(({ away }) => away === '')) return {};
  const result = plan.first.length === 2 ? 'winner' : 'match-result';
  const heads: HeadNames = {
    short: names.short,
    market: (market) =>
      market === 'secondTotal' || market === 'bothToScore'
        ? t(`betting:column.${market}`)
        : marketName({ type: market === 'result' ? result : market }),
  };
  const first = headsOf(plan.first, plan, heads);
  return {
    columns: first.names,
    columnsTitle: first.title,
    columnsKind: kindOf(plan.first),
    moreColumns: plan.more.map(({ step, columns }) => ({
      step,
      kind: kindOf(columns),
      ...headsOf(columns, plan, heads),
    })),
  };
}

/** Encodes the markets that the matches offer as a number, so that it can be compared. */
function offerOf(markets: readonly (readonly MarketShape[])[]): number {
  const draw = withDraw(markets.map(resultMarket));
  const handicap = markets.some((own) => handicapMarket(own) !== undefined);
  const total = markets.some((own) => totalMarket(own) !== undefined);
  return (draw ? 1 : 0) + (handicap ? 2 : 0) + (total ? 4 : 0);
}

function readOffer(offer: number, isWide: boolean, sport: string): Offer {
  const [draw, handicap, total] = [1, 2, 4].map((part) => Math.floor(offer / part) % 2 === 1);
  return {
    draw: draw === true,
    handicap: handicap === true,
    total: total === true,
    // Planned before their markets are there, so that the names don't lose width when they come.
    secondTotal: isWide,
    bothToScore: isWide && hasGoalMoment(sport),
  };
}
