import type { MatchRecord } from '@touchline/feed';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';

/** The longest name that is kept. */
const MOST = 200;

/** A match as it is followed. */
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

/** A competition as it is followed. */
export function favoriteCompetition({
  competitionId,
  sportId,
  competition,
  country,
}: Pick<MatchRecord, 'competitionId' | 'sportId' | 'competition' | 'country'>): Favorite {
  return { kind: 'competition', id: competitionId, sportId, name: cut(competition), place: country };
}

function cut(name: string): string {
  return name.slice(0, MOST);
}
