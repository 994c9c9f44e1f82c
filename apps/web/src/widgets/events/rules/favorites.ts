import type { MatchRecord } from '@touchline/feed';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';

/** Maximum length of a stored name. */
const MOST = 200;

/** Returns a match as a favourite. */
export function favoriteMatch({
  id,
  sportId,
  home,
  away,
  competition,
  startsAt,
}: Pick<MatchRecord, 'id' | 'sportId' | 'home' | 'away' | 'competition' | 'startsAt'>): Favorite {
  const name = away === '' ? home : `${home} – ${away}`;
  return { kind: 'match', id, sportId, name: cut(name), place: cut(competition), startsAt };
}

/** Returns a competition as a favourite. */
export function favoriteCompetition({
  competitionId,
  sportId,
  competition,
  country,
}: Pick<MatchRecord, 'competitionId' | 'sportId' | 'competition' | 'country'>): Favorite {
  return { kind: 'competition', id: competitionId, sportId, name: cut(competition), place: country };
}

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
  return { kind: 'team', id, sportId, name: cut(side === 0 ? home : away), place: cut(competition) };
}

function cut(name: string): string {
  return name.slice(0, MOST);
}
