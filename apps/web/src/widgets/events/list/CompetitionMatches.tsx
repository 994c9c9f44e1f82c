import { CompetitionCard } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketShape } from '../../../features/odds/marketShapes.ts';
import { useMarketFact } from '../../../features/odds/useFeed.ts';
import { useNames } from '../../../features/odds/useNames.ts';
import { planOf, type Offer } from '../rules/columns.ts';
import { favoriteCompetition } from '../rules/favorites.ts';
import type { MatchGroup } from '../rules/groups.ts';
import { handicapMarket, resultMarket, totalMarket, withDraw } from '../rules/mainMarkets.ts';
import { headsOf } from './heads.ts';
import { MatchRow } from './MatchRow.tsx';
import { useListView } from './useListView.ts';
import { useMarketName } from './useMarketName.ts';
import { useRowLook } from './useRowLook.ts';
import { useStar } from './useStar.ts';

export interface CompetitionMatchesProps {
  readonly group: MatchGroup;
  readonly title: string;
  /** Place of the title in the outline of the page. */
  readonly level: 2 | 3 | 4;
  readonly href?: string | undefined;
  /** Slug of the sport. */
  readonly sport: string;
  /** The matches are of one competition, which can be followed. */
  readonly isCompetition: boolean;
  readonly collapsed: boolean;
  readonly onCollapsedChange: (id: string, collapsed: boolean) => void;
}

/** A card of matches under one title, its columns by what its matches offer and what the player wants. */
export function CompetitionMatches(props: CompetitionMatchesProps) {
  const { group, title, level, href, sport, isCompetition, collapsed, onCollapsedChange } = props;
  const { t } = useTranslation('betting');
  const names = useNames();
  const marketName = useMarketName();
  const view = useListView();
  const star = useStar(useMemo(() => favoriteCompetition(group.first), [group.first]));
  const ids = useMemo(() => group.matches.map(({ id }) => id), [group.matches]);
  const offer = useMarketFact(ids, offerOf);
  const plan = useMemo(
    () => planOf(view.columns, readOffer(offer), view.isLight),
    [view.columns, view.isLight, offer],
  );
  const look = useRowLook(sport, plan, view);
  // Runners have no places of home and away.
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
      collapseLabel={t('fold', { name: title })}
      onCollapsedChange={(next) => onCollapsedChange(group.id, next)}
      {...(isCompetition ? star : undefined)}
    >
      {group.matches.map(({ id }) => (
        <MatchRow key={id} matchId={id} look={look} />
      ))}
    </CompetitionCard>
  );
}

const NO_HEADS: readonly string[] = [];

/** What the matches have between them, as a number, so that it can be compared. */
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
