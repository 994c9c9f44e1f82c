import type { MatchRecord } from '@touchline/feed';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import { cutName } from './favorites.ts';

/**
 * Returns a side of a match as a favourite; undefined if it has no page of its own.
 * @param side 0 home, 1 away
 */
export function favoriteTeam(
  {
    sportId,
    home,
    away,
    homeId,
    awayId,
    competition,
  }: Pick<MatchRecord, 'sportId' | 'home' | 'away' | 'homeId' | 'awayId' | 'competition'>,
  side: 0 | 1,
): Favorite | undefined {
  const id = side === 0 ? homeId : awayId;
  if (id === undefined) return undefined;
  return { kind: 'team', id, sportId, name: cutName(side === 0 ? home : away), place: cutName(competition) };
}
