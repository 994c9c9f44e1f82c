import type { AnswerOf, Calls, Result } from '@touchline/contract';
import { ProblemError } from '../http/problem.ts';
import { meetingRows, resultRows } from '../results/resultQueries.ts';
import { momentsOf, resultRow } from '../results/results.store.ts';
import type { ResultsParts } from '../results/results.service.ts';
import { momentOfRow, resultOfMatch, resultOfRow } from '../results/resultView.ts';
import { tableOf } from '../teams/champs.service.ts';
import { averagesOf, figuresOf } from './figures.ts';

/** Matches that a form is made of. */
const FORM = 10;
const MEETINGS = 10;

async function matchOf({ db, feed }: ResultsParts, matchId: number): Promise<Result> {
  const match = feed.book.match(matchId);
  if (match) return resultOfMatch(match);
  const row = await resultRow(db, matchId);
  if (row) return resultOfRow(row);
  throw new ProblemError(
    404,
    'NO_SUCH_MATCH',
    `Nothing was recorded of match ${matchId}: choose another from the line or the results.`,
  );
}

async function formOf({ db }: ResultsParts, teamId: number | undefined, until: Date): Promise<Result[]> {
  if (teamId === undefined) return [];
  const rows = await resultRows(db, { teamId, until }, { limit: FORM });
  return rows.map(resultOfRow).filter(({ status }) => status === 4);
}

/** What was recorded of a match and of its sides before it. @throws {ProblemError} 404 when nothing was */
export async function statisticsOf(
  parts: ResultsParts,
  matchId: number,
): Promise<AnswerOf<Calls['statistics']>> {
  const { db } = parts;
  const match = await matchOf(parts, matchId);
  const { homeId, awayId, competitionId, startsAt } = match;
  const until = new Date(startsAt * 1000);
  const moments = (await momentsOf(db, matchId)).map(momentOfRow);
  const [home, away] = [await formOf(parts, homeId, until), await formOf(parts, awayId, until)];
  const meetings =
    homeId === undefined || awayId === undefined
      ? []
      : await meetingRows(db, [homeId, awayId], until, MEETINGS);
  const { standings, since } = await tableOf(parts, competitionId);
  return {
    match,
    figures: figuresOf(match, moments),
    averages: averagesOf({ teamId: homeId, results: home }, { teamId: awayId, results: away }),
    moments,
    meetings: meetings.map(resultOfRow),
    forms: { home, away },
    standings,
    since,
  };
}
