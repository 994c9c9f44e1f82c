import { EventRow } from '@touchline/ui';
import type { MatchRecord } from '@touchline/feed';
import { memo } from 'react';
import { useFavorite } from '../../../features/favorites/useFavorite.ts';
import { tapPrice } from '../../../features/odds/prices/priceTaps.ts';
import { useMarketShapes, useMatch } from '../../../features/odds/feed/useFeed.ts';
import { useGoal } from '../../../features/odds/feed/useGoal.ts';
import { useMinuteOfPlay } from '../../../features/odds/clock/useMatchMinute.ts';
import { favoriteMatch } from '../rules/favorites.ts';
import { rowData } from './rowData.tsx';
import type { RowLook } from './useListLook.ts';

export interface MatchRowProps {
  readonly matchId: number;
  /** Settings shared by all rows of the card. */
  readonly look: RowLook;
  /** Competition, where no title above the row names it. */
  readonly place?: string | undefined;
}

/**
 * A match of a list. Renders again when its record, its markets, its minute or its star changes, at a goal, never for
 * a price; renders nothing for a match that the feed doesn't have.
 */
export const MatchRow = memo(function MatchRow({ matchId, look, place }: MatchRowProps) {
  const match = useMatch(matchId);
  return match && <KnownMatch match={match} look={look} place={place} />;
});

interface KnownMatchProps extends Pick<MatchRowProps, 'look' | 'place'> {
  readonly match: MatchRecord;
}

function KnownMatch({ match, look, place }: KnownMatchProps) {
  const markets = useMarketShapes(match.id);
  const minute = useMinuteOfPlay(match);
  const goal = useGoal(match.id);
  const isFavourite = useFavorite('match', match.id);
  return (
    <EventRow
      data-match={match.id}
      {...rowData({ match, markets, minute, goal, look, place })}
      favourite={isFavourite}
      onFavouriteChange={() => look.toggleStar(favoriteMatch(match))}
      onPriceToggle={tapPrice}
    />
  );
}
