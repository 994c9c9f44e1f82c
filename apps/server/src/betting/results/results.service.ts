import type { AnswerOf, Calls, Moment, QueryOf, Result } from '@touchline/contract';
import { type Db, pageOf, ProblemError, wrongField, requireZone, seconds } from '../../kernel/index.ts';
import type { Feed } from '../feed/index.ts';
import { fold, nearness } from '@touchline/text';
import { dayOf } from './day.ts';
import {
  competitionsWithResults,
  meetingRows,
  resultRows,
  sideRows,
  sportsWithResults,
  type CompetitionCount,
  type ResultFilter,
} from './resultList.store.ts';

import { momentsOf, resultRow } from './results.store.ts';
import { marketsOfRow, momentOfRow, resultOfMatch, resultOfRow, type ResultRow } from './resultView.ts';

type Query = QueryOf<Calls['results']>;
type Answer = AnswerOf<Calls['results']>;

export interface ResultsDeps {
  readonly db: Db;
  readonly feed: Pick<Feed, 'book' | 'clock'>;
}

const PAGE = 50;

interface Time {
  readonly day: string | null;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

function timeOf({ section, day, zone, timeZone = 0, from, to }: Query, now: number): Time {
  if (section === 'zone' && (from !== undefined || to !== undefined)) {
    return {
      day: null,
      from: from === undefined ? undefined : new Date(from * 1000),
      // The last second of the range is included.
      until: to === undefined ? undefined : new Date((to + 1) * 1000),
    };
  }
  requireZone(zone, '/zone');
  const asked = dayOf(section === 'live' ? undefined : day, now, zone ?? timeZone);
  if (!asked) throw wrongField('/day', 'date', `"${day}" is no day: write one as 2026-11-21.`);
  return { day: asked.name, from: asked.from, until: asked.until };
}

function placeOf(before: string | undefined) {
  const [startsAt, matchId] = (before ?? '').split('-');
  return startsAt === undefined || matchId === undefined
    ? undefined
    : { startsAt: new Date(Number(startsAt) * 1000), matchId: BigInt(matchId) };
}

function cursorOf({ starts_at, match_id }: ResultRow): string {
  return `${seconds(starts_at)}-${match_id}`;
}

function playing({ feed: { book } }: ResultsDeps, { sportId, competitionId, teamId, text }: Query): Result[] {
  const typed = text === undefined || fold(text) === '' ? '' : text;
  return book
    .matches({
      section: 'live',
      ...(sportId === undefined ? {} : { sportId }),
      ...(competitionId === undefined ? {} : { competitionId }),
    })
    .filter(({ homeId, awayId }) => teamId === undefined || homeId === teamId || awayId === teamId)
    .filter(({ home, away, competition }) =>
      [home, away, competition].some((name) => typed === '' || nearness(name, typed) > 0),
    )
    .map(resultOfMatch);
}

async function placesOf({ db }: ResultsDeps, filter: ResultFilter): Promise<Answer['competitions']> {
  const found = await competitionsWithResults(db, filter);
  return found.map(({ id, name, country, count }) => ({ id, name, country, count }));
}

/** Returns a page of results; the first page includes the available filters. */
export async function resultsOf(deps: ResultsDeps, query: Query): Promise<Answer> {
  const { db, feed } = deps;
  const now = feed.clock.now();
  const { section, sportId, competitionId, teamId, text, before, limit = PAGE } = query;
  const { day, from, until } = timeOf(query, now);
  const folded = text === undefined ? undefined : fold(text);
  const time: ResultFilter = { teamId, from, until };
  const filter: ResultFilter = { ...time, sportId, competitionId, text: folded === '' ? undefined : folded };
  const found = await resultRows(db, filter, { limit: limit + 1, before: placeOf(before) });
  const { rows, next } = pageOf(found, limit, cursorOf);
  const isFirst = before === undefined;
  return {
    now: Math.floor(now / 1000),
    day,
    playing: isFirst && section === 'live' ? playing(deps, query) : [],
    results: rows.map(resultOfRow),
    sports: isFirst ? await sportsWithResults(db, time) : [],
    competitions: isFirst && sportId !== undefined ? await placesOf(deps, { ...time, sportId }) : [],
    next,
  };
}

/**
 * Returns the result of one match.
 * @throws {ProblemError} 404 if its end wasn't recorded
 */
export async function resultOf({ db }: ResultsDeps, matchId: number): Promise<AnswerOf<Calls['result']>> {
  const row = await resultRow(db, matchId);
  if (!row) {
    throw new ProblemError(
      404,
      'NO_SUCH_RESULT',
      `No result for match ${matchId}: it hasn’t ended, or it was too long ago; choose another.`,
    );
  }
  return { result: resultOfRow(row), markets: marketsOfRow(row), moments: await courseOf({ db }, matchId) };
}

type Kept = Pick<ResultsDeps, 'db'>;

/** Returns the recorded moments of a match, oldest first. */
export async function courseOf({ db }: Kept, matchId: number): Promise<Moment[]> {
  return (await momentsOf(db, matchId)).map(momentOfRow);
}

/** Returns the result of a match; undefined if it was not recorded. */
export async function endOf({ db }: Kept, matchId: number): Promise<Result | undefined> {
  const row = await resultRow(db, matchId);
  return row && resultOfRow(row);
}

/** Returns the last results of a filter, latest first. */
export async function lastResults({ db }: Kept, filter: ResultFilter, limit: number): Promise<Result[]> {
  return (await resultRows(db, filter, { limit })).map(resultOfRow);
}

/** The sides and the competition of a match. */
export type RecordedSides = Pick<
  Result,
  'sportId' | 'competition' | 'country' | 'home' | 'away' | 'homeId' | 'awayId'
>;

/** Returns the sides of the last results of a filter. */
export async function recordedSides(
  { db }: Kept,
  filter: ResultFilter,
  limit: number,
): Promise<RecordedSides[]> {
  const rows = await sideRows(db, filter, limit);
  return rows.map(({ sport_id: sportId, home_id: homeId, away_id: awayId, ...row }) => ({
    competition: row.competition,
    country: row.country,
    home: row.home,
    away: row.away,
    sportId,
    ...(homeId === null ? {} : { homeId: Number(homeId) }),
    ...(awayId === null ? {} : { awayId: Number(awayId) }),
  }));
}

/** Returns matches of two sides against each other before a time, latest first. */
export async function meetingsOf(
  { db }: Kept,
  sides: readonly [number, number],
  before: Date,
  limit: number,
): Promise<Result[]> {
  return (await meetingRows(db, sides, before, limit)).map(resultOfRow);
}

/** Returns the competitions that have results, by name, with their counts. */
export function recordedCompetitions({ db }: Kept, filter: ResultFilter): Promise<CompetitionCount[]> {
  return competitionsWithResults(db, filter);
}
