import type { AnswerOf, Calls, Match, Result } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { ProblemError } from '../../kernel/index.ts';
import { lastResults, type ResultsDeps } from '../results/results.service.ts';
import { SHOWN } from './leagues.service.ts';

type Answer = AnswerOf<Calls['team']>;
type Seen = Pick<
  MatchRecord | Result,
  | 'homeId'
  | 'awayId'
  | 'homeCrest'
  | 'awayCrest'
  | 'home'
  | 'away'
  | 'sportId'
  | 'country'
  | 'competition'
  | 'competitionId'
>;

const plays = (teamId: number, { homeId, awayId }: Pick<Seen, 'homeId' | 'awayId'>): boolean =>
  homeId === teamId || awayId === teamId;

function competitionsOf(seen: readonly Seen[]): Answer['competitions'] {
  const found = new Map<number, Answer['competitions'][number]>();
  for (const { competitionId: id, competition: name, country } of seen) found.set(id, { id, name, country });
  return [...found.values()];
}

/**
 * Returns a team by its matches and results.
 * @throws {ProblemError} 404 if it has none
 */
export async function teamOf(deps: ResultsDeps, teamId: number): Promise<Answer> {
  const matches = deps.feed.book.matches().filter((match) => match.status <= 3 && plays(teamId, match));
  const results = await lastResults(deps, { teamId }, SHOWN);
  const seen: readonly Seen[] = [...matches, ...results];
  const [first] = seen;
  if (!first) {
    throw new ProblemError(
      404,
      'NO_SUCH_TEAM',
      `Team ${teamId} has no matches or results: search for it by name.`,
    );
  }
  const { sportId, country, home, away, homeId, homeCrest, awayCrest } = first;
  const isHome = homeId === teamId;
  const crest = isHome ? homeCrest : awayCrest;
  return {
    team: {
      id: teamId,
      name: isHome ? home : away,
      sportId,
      country,
      ...(crest !== undefined && { crest }),
    },
    competitions: competitionsOf(seen),
    // The arrays are only serialised, never changed.
    matches: matches as unknown as Match[],
    results,
  };
}
