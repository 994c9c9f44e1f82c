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
  return { kind: 'match', id, sportId, name: cutName(name), place: cutName(competition), startsAt };
}

/** Returns a competition as a favourite. */
export function favoriteCompetition({
  competitionId,
  sportId,
  competition,
  country,
}: Pick<MatchRecord, 'competitionId' | 'sportId' | 'competition' | 'country'>): Favorite {
  return { kind: 'competition', id: competitionId, sportId, name: cutName(competition), place: country };
}

/** Shortens a name to the length that is stored. */
export function cutName(name: string): string {
  return name.slice(0, MOST);
}
