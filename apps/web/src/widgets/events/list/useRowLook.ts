import { useMemo } from 'react';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useMarketValue } from '../../../features/odds/feed/useFeed.ts';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { planOf, type Column, type Offer } from '../rules/columns.ts';
import { handicapMarket, resultMarket, totalMarket, withDraw } from '../rules/mainMarkets.ts';
import { headsOf } from './heads.ts';
import type { ListLook, RowLook } from './useListLook.ts';

/** Names of a card's columns, as the kit's card takes them. */
export interface CardColumns {
  readonly columns: readonly string[];
  readonly extraColumns: readonly string[];
  readonly widestColumns: readonly string[];
}

/**
 * Plans the columns of a card from its matches' markets and the player's settings.
 * @param sport slug
 */
export function useRowLook(look: ListLook, sport: string, matches: readonly Fixture[]): RowLook {
  const { view } = look;
  const ids = useMemo(() => matches.map(({ id }) => id), [matches]);
  const offer = useMarketValue(ids, offerOf);
  const plan = useMemo(
    () => planOf(view.columns, readOffer(offer), view.isLight),
    [view.columns, view.isLight, offer],
  );
  return useMemo(() => ({ ...look, sport, plan }), [look, sport, plan]);
}

const NO_HEADS: CardColumns = { columns: [], extraColumns: [], widestColumns: [] };

/** Returns the names of a card's columns; none for runners, which have no home and away positions. */
export function cardColumns({ plan, names, marketName }: RowLook, matches: readonly Fixture[]): CardColumns {
  if (matches.every(({ away }) => away === '')) return NO_HEADS;
  const heads = { short: names.short, market: (type: string) => marketName({ type }) };
  const of = (columns: readonly Column[]) => headsOf(columns, plan, heads);
  return { columns: of(plan.first), extraColumns: of(plan.extra), widestColumns: of(plan.widest) };
}

/** Encodes the markets that the matches offer as a number, so that it can be compared. */
function offerOf(markets: readonly (readonly MarketShape[])[]): number {
  const draw = withDraw(markets.map(resultMarket));
  const handicap = markets.some((own) => handicapMarket(own) !== undefined);
  const total = markets.some((own) => totalMarket(own) !== undefined);
  return (draw ? 1 : 0) + (handicap ? 2 : 0) + (total ? 4 : 0);
}

function readOffer(offer: number): Offer {
  const [draw, handicap, total] = [1, 2, 4].map((part) => Math.floor(offer / part) % 2 === 1);
  return { draw: draw === true, handicap: handicap === true, total: total === true };
}
