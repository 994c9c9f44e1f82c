import type { MatchRecord } from '@touchline/feed';
import { useMemo } from 'react';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import { useStar, type Star } from '../list/useStar.ts';
import { favoriteTeam } from '../rules/favoriteTeam.ts';

/** Placeholder for a side that can't be a favourite; never shown. */
const NOBODY: Favorite = { kind: 'team', id: 0, sportId: 0, name: '' };

/** Favourite buttons of both sides of a match; undefined for a side without its own id. */
export function useTeamStars(match: MatchRecord): readonly [home: Star | undefined, away: Star | undefined] {
  return [useTeamStar(match, 0), useTeamStar(match, 1)];
}

function useTeamStar(match: MatchRecord, side: 0 | 1): Star | undefined {
  const item = useMemo(() => favoriteTeam(match, side), [match, side]);
  const star = useStar(item ?? NOBODY);
  return item && star;
}
