import { CompetitionCard } from '@touchline/ui';
import { useMemo } from 'react';
import { useFavorite } from '../../../features/favorites/useFavorite.ts';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { useMarketValue } from '../../../features/odds/feed/useFeed.ts';
import { planOf, type Offer } from '../rules/columns.ts';
import { favoriteCompetition } from '../rules/favorites.ts';
import type { MatchGroup } from '../rules/groups.ts';
import { handicapMarket, resultMarket, totalMarket, withDraw } from '../rules/mainMarkets.ts';
import { CardRows } from './CardRows.tsx';
import { headsOf } from './heads.ts';
import type { ListLook } from './useListLook.ts';

export interface CompetitionMatchesProps {
  readonly look: ListLook;
  readonly group: MatchGroup;
  readonly title: string;
  /** Heading level of the title. */
  readonly level: 2 | 3 | 4;
  readonly href?: string | undefined;
  /** Slug of the sport. */
  readonly sport: string;
  /** Whether the matches are of one competition, which can be a favourite. */
  readonly isCompetition: boolean;
  readonly collapsed: boolean;
  readonly onCollapsedChange: (id: string, collapsed: boolean) => void;
}

/** A card of matches under one title; its columns depend on the matches' markets and the player's settings. */
export function CompetitionMatches(props: CompetitionMatchesProps) {
  const { look, group, title, level, href, sport, isCompetition, collapsed, onCollapsedChange } = props;
  const { view, names, marketName, toggleStar, t } = look;
  const competition = favoriteCompetition(group.first);
  const isFavourite = useFavorite(competition.kind, competition.id);
  const ids = useMemo(() => group.matches.map(({ id }) => id), [group.matches]);
  const offer = useMarketValue(ids, offerOf);
  const plan = useMemo(
    () => planOf(view.columns, readOffer(offer), view.isLight),
    [view.columns, view.isLight, offer],
  );
  const rowLook = useMemo(() => ({ ...look, sport, plan }), [look, sport, plan]);
  // Runners have no home and away positions.
  const isField = group.first.away === '';
  const heads = { short: names.short, market: (type: string) => marketName({ type }) };
  return (
    <CompetitionCard
      level={level}
      title={title}
      href={href}
      columns={isField ? NO_HEADS : headsOf(plan.first, plan, heads)}
      extraColumns={isField ? NO_HEADS : headsOf(plan.extra, plan, heads)}
      collapsed={collapsed}
      collapseLabel={t('betting:fold', { name: title })}
      onCollapsedChange={(next) => onCollapsedChange(group.id, next)}
      favourite={isFavourite}
      favouriteLabel={t('common:favorites.star', { name: competition.name })}
      onFavouriteChange={isCompetition ? () => toggleStar(competition) : undefined}
    >
      <CardRows group={group} look={rowLook} />
    </CompetitionCard>
  );
}

const NO_HEADS: readonly string[] = [];

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
