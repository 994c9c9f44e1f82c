import type { Calls, QueryOf } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { isLive } from './competitions.ts';

export type Picking = QueryOf<Calls['pickedMatches']>;

const idsIn = (list: string | undefined): ReadonlySet<number> => new Set(list?.split(',').map(Number));

/**
 * Creates a predicate for matches from the query. Ids of matches, teams and competitions are alternatives: a match
 * passes by any of them; all other conditions must hold too.
 */
export function picker(asked: Picking): (match: MatchRecord) => boolean {
  const { section, sportId, best, media, until } = asked;
  const matches = idsIn(asked.matchIds);
  const teams = idsIn(asked.teamIds);
  const competitions = idsIn(asked.competitionIds);
  const named = [asked.matchIds, asked.teamIds, asked.competitionIds].some((list) => list !== undefined);
  const isNamed = ({ id, homeId, awayId, competitionId }: MatchRecord): boolean =>
    matches.has(id) ||
    competitions.has(competitionId) ||
    [homeId, awayId].some((team) => team !== undefined && teams.has(team));
  return (match) =>
    match.status <= 3 &&
    (section === undefined || (section === 'live') === isLive(match)) &&
    (sportId === undefined || match.sportId === sportId) &&
    (!best || match.best === true) &&
    (!media || match.media === true) &&
    (until === undefined || match.startsAt <= until) &&
    (!named || isNamed(match));
}
