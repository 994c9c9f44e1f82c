import type { AnswerOf, Calls, Result } from '@touchline/contract';
import { ProblemError } from '../http/problem.ts';
import { courseOf, endOf, lastResults, meetingsOf, type ResultsParts } from '../results/results.service.ts';
import { resultOfMatch } from '../results/resultView.ts';
import { tableOf } from '../teams/champs.service.ts';
import { averagesOf, figuresOf } from './figures.ts';

/** Number of matches that form is computed from. */
const FORM = 10;
const MEETINGS = 10;

async function matchOf(parts: ResultsParts, matchId: number): Promise<Result> {
  const match = parts.feed.book.match(matchId);
  if (match) return resultOfMatch(match);
  const ended = await endOf(parts, matchId);
  if (ended) return ended;
  throw new ProblemError(
    404,
    'NO_SUCH_MATCH',
    `Match ${matchId} has no statistics: choose another match from Sports or Results.`,
  );
}

async function formOf(parts: ResultsParts, teamId: number | undefined, until: Date): Promise<Result[]> {
  if (teamId === undefined) return [];
  const results = await lastResults(parts, { teamId, until }, FORM);
  return results.filter(({ status }) => status === 4);
}

/**
 * Returns what was recorded of a match and of its sides before it.
 * @throws {ProblemError} 404 if nothing was
 */
export async function statisticsOf(
  parts: ResultsParts,
  matchId: number,
): Promise<AnswerOf<Calls['statistics']>> {
  const match = await matchOf(parts, matchId);
  const { homeId, awayId, competitionId, startsAt } = match;
  const until = new Date(startsAt * 1000);
  const moments = await courseOf(parts, matchId);
  const [home, away] = [await formOf(parts, homeId, until), await formOf(parts, awayId, until)];
  const meetings =
    homeId === undefined || awayId === undefined
      ? []
      : await meetingsOf(parts, [homeId, awayId], until, MEETINGS);
  const { standings, since } = await tableOf(parts, competitionId);
  return {
    match,
    figures: figuresOf(match, moments),
    averages: averagesOf({ teamId: homeId, results: home }, { teamId: awayId, results: away }),
    moments,
    meetings,
    forms: { home, away },
    standings,
    since,
  };
}
