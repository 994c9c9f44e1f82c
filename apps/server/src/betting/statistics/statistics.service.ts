import type { AnswerOf, Calls, Result } from '@touchline/contract';
import { ProblemError } from '../../kernel/index.ts';
import { courseOf, endOf, lastResults, meetingsOf, type ResultsDeps } from '../results/results.service.ts';
import { resultOfMatch } from '../results/resultView.ts';
import { tableOf } from '../teams/leagues.service.ts';
import { averagesOf, figuresOf } from './figures.ts';

/** Number of matches that form is computed from. */
const FORM = 10;
const MEETINGS = 10;

async function matchOf(deps: ResultsDeps, matchId: number): Promise<Result> {
  const match = deps.feed.book.match(matchId);
  if (match) return resultOfMatch(match);
  const ended = await endOf(deps, matchId);
  if (ended) return ended;
  throw new ProblemError(
    404,
    'NO_SUCH_MATCH',
    `Match ${matchId} has no statistics: choose another match from Sports or Results.`,
  );
}

async function formOf(deps: ResultsDeps, teamId: number | undefined, until: Date): Promise<Result[]> {
  if (teamId === undefined) return [];
  const results = await lastResults(deps, { teamId, until }, FORM);
  return results.filter(({ status }) => status === 4);
}

/**
 * Returns what was recorded of a match and of its sides before it.
 * @throws {ProblemError} 404 if nothing was
 */
export async function statisticsOf(
  deps: ResultsDeps,
  matchId: number,
): Promise<AnswerOf<Calls['statistics']>> {
  const match = await matchOf(deps, matchId);
  const { homeId, awayId, competitionId, startsAt } = match;
  const until = new Date(startsAt * 1000);
  const moments = await courseOf(deps, matchId);
  const [home, away] = [await formOf(deps, homeId, until), await formOf(deps, awayId, until)];
  const meetings =
    homeId === undefined || awayId === undefined
      ? []
      : await meetingsOf(deps, [homeId, awayId], until, MEETINGS);
  const { standings, since } = await tableOf(deps, competitionId);
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
