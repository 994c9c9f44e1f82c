import type { MatchRecord } from '@touchline/feed';
import { IconButton } from '@touchline/ui';
import { useMemo } from 'react';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useStar } from '../list/useStar.ts';
import { favoriteMatch } from '../rules/favorites.ts';

/** Favourite button in a match's header. */
export function MatchStar({ match }: { readonly match: MatchRecord }) {
  const names = useNames();
  const { favourite, favouriteLabel, onFavouriteChange } = useStar(
    useMemo(() => favoriteMatch(match), [match]),
    names.match(match),
  );
  return (
    <IconButton
      label={favouriteLabel}
      icon={favourite ? 'star-filled' : 'star'}
      tone="header"
      pressed={favourite}
      onClick={onFavouriteChange}
    />
  );
}
